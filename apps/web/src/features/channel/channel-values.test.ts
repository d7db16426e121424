import { describe, expect, it } from 'vitest';
import {
  addressPatterns,
  buildChange,
  buildNewChannel,
  buildValues,
  needsToken,
  toAccountAddress,
} from './channel-values.ts';
import type { Channel } from './queries.ts';

const languages = { langCode: 'de', tranLangCode: 'en' };

const channel: Channel = {
  id: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10',
  network: 'telegram',
  address: '@words',
  name: 'Words',
  ...languages,
  title: null,
  url: null,
  isActive: false,
  isPaused: false,
  failure: null,
  checkedAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
};

const mastodon: Channel = { ...channel, network: 'mastodon', address: 'https://mastodon.example' };

describe('a new channel', () => {
  const values = buildValues(undefined, languages);

  it('needs a token', () => {
    expect(needsToken(undefined, values.address)).toBe(true);
  });

  it('is sent with its account', () => {
    const typed = { ...values, name: 'Words', address: 't.me/words', token: ' 123456:secret ' };
    expect(buildNewChannel(typed)).toEqual({
      name: 'Words',
      ...languages,
      account: { network: 'telegram', address: '@words', token: '123456:secret' },
    });
  });
});

describe('a change', () => {
  it('keeps the token of Telegram that is not typed again', () => {
    const values = { ...buildValues(channel, languages), address: '@others' };
    expect(needsToken(channel, values.address)).toBe(false);
    expect(buildChange(channel, values)).toMatchObject({
      id: channel.id,
      account: { network: 'telegram', address: '@others' },
    });
    expect(buildChange(channel, values).account).not.toHaveProperty('token');
  });

  it('keeps the account at Mastodon if only the name changes', () => {
    const values = { ...buildValues(mastodon, languages), name: 'Others' };
    expect(needsToken(mastodon, values.address)).toBe(false);
    expect(buildChange(mastodon, values)).toEqual({ id: channel.id, name: 'Others', ...languages });
  });

  it('of the address at Mastodon needs the token', () => {
    const values = { ...buildValues(mastodon, languages), address: 'other.example' };
    expect(needsToken(mastodon, values.address)).toBe(true);
    expect(buildChange(mastodon, { ...values, token: 'new-token' }).account).toEqual({
      network: 'mastodon',
      address: 'https://other.example',
      token: 'new-token',
    });
  });
});

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
  expect(toAccountAddress(network, typed)).toBe(address);
  expect(address).toMatch(addressPatterns[network]);
});

it.each([
  ['telegram', ''],
  ['telegram', '@a b'],
  ['telegram', 'https://t.me/+AbCdEf'],
  ['mastodon', ''],
  ['mastodon', 'two words'],
] as const)('finds no address at %s in “%s”', (network, typed) => {
  expect(toAccountAddress(network, typed)).not.toMatch(addressPatterns[network]);
});
