import { expect, it } from 'vitest';
import { accountAddress, addressPatterns } from './account-address.ts';

it.each([
  ['telegram', '@german_every_day', '@german_every_day'],
  ['telegram', ' german_every_day ', '@german_every_day'],
  ['telegram', 'https://t.me/german_every_day', '@german_every_day'],
  ['telegram', 't.me/german_every_day/', '@german_every_day'],
  ['telegram', '-1001234567890', '-1001234567890'],
  ['mastodon', 'https://mastodon.example', 'https://mastodon.example'],
  ['mastodon', 'mastodon.example', 'https://mastodon.example'],
  ['mastodon', 'https://mastodon.example/@words', 'https://mastodon.example'],
  ['mastodon', '@words@mastodon.example', 'https://mastodon.example'],
  ['mastodon', 'http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
] as const)('reads the address at %s from “%s”', (network, typed, address) => {
  expect(accountAddress(network, typed)).toBe(address);
  expect(address).toMatch(addressPatterns[network]);
});

it.each([
  ['telegram', ''],
  ['telegram', '@a b'],
  ['telegram', 'https://t.me/+AbCdEf'],
  ['mastodon', ''],
  ['mastodon', 'two words'],
] as const)('finds no address at %s in “%s”', (network, typed) => {
  expect(accountAddress(network, typed)).not.toMatch(addressPatterns[network]);
});
