import type { SmmChannelChange } from '@wordhoard/contract';
import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import type { Channel } from './queries.ts';

/** A channel as form values. The token of a stored channel is never known. */
export interface ChannelValues {
  network: SmmNetwork;
  address: string;
  token: string;
  name: string;
  langCode: string;
  tranLangCode: string;
}

type Languages = Pick<ChannelValues, 'langCode' | 'tranLangCode'>;

export function buildValues(channel: Channel | undefined, languages: Languages): ChannelValues {
  if (channel === undefined) {
    return { network: 'telegram', address: '', token: '', name: '', ...languages };
  }
  const { network, address, name, langCode, tranLangCode } = channel;
  return { network, address, token: '', name, langCode, tranLangCode };
}

export const buildNewChannel = ({ network, address, token, ...texts }: ChannelValues) => ({
  ...texts,
  account: { network, address: toAccountAddress(network, address), token: token.trim() },
});

/** What changes in a channel: without a new token, Mastodon’s account stays as it is. */
export function buildChange(
  { id, network }: Channel,
  { network: _sameNetwork, address, token, ...texts }: ChannelValues,
): SmmChannelChange {
  const account = { address: toAccountAddress(network, address), token: token.trim() };
  const change = { id, ...texts };
  if (account.token !== '') return { ...change, account: { network, ...account } };
  if (network === 'mastodon') return change;
  return { ...change, account: { network, address: account.address } };
}

/** Whether the token must be typed: for a new channel, and to change the address at Mastodon. */
export function needsToken(channel: Channel | undefined, address: string): boolean {
  if (channel === undefined) return true;
  const { network } = channel;
  return network === 'mastodon' && toAccountAddress(network, address) !== channel.address;
}

/**
 * An address as the API expects it, from what people copy: a link or a name without `@` for Telegram,
 * a domain, a profile or a handle for Mastodon. Other text is returned without spaces around it.
 */
export function toAccountAddress(network: SmmNetwork, typed: string): string {
  const text = typed.trim();
  return network === 'telegram' ? toTelegramAddress(text) : toMastodonAddress(text);
}

function toTelegramAddress(text: string): string {
  const name = text.replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, '').replace(/\/$/, '');
  return /^[A-Za-z]\w{3,31}$/.test(name) ? `@${name}` : name;
}

function toMastodonAddress(text: string): string {
  const [, domain] = /^@?[^@\s/]+@([^@\s/]+)$/.exec(text) ?? [];
  const address = domain ?? text;
  if (address === '') return '';
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url === null ? text : url.origin;
}

/** Telegram: `@name` or the id of a chat. Mastodon: the origin of an instance. */
export const addressPatterns: Record<SmmNetwork, RegExp> = {
  telegram: /^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/,
  mastodon: /^https?:\/\/[^/\s]+$/,
};
