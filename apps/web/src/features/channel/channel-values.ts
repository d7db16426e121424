import { ApiFailure } from '@wordhoard/api-client';
import type { SmmChannelChange } from '@wordhoard/contract';
import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { accountAddress } from './account-address.ts';
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

export function valuesOf(channel: Channel | undefined, languages: Languages): ChannelValues {
  if (channel === undefined) {
    return { network: 'telegram', address: '', token: '', name: '', ...languages };
  }
  const { network, address, name, langCode, tranLangCode } = channel;
  return { network, address, token: '', name, langCode, tranLangCode };
}

export const newChannelOf = ({ network, address, token, ...texts }: ChannelValues) => ({
  ...texts,
  account: { network, address: accountAddress(network, address), token: token.trim() },
});

/** What changes in a channel: without a new token, Mastodon’s account stays as it is. */
export function changeOf(
  { id, network }: Channel,
  { network: _sameNetwork, address, token, ...texts }: ChannelValues,
): SmmChannelChange {
  const account = { address: accountAddress(network, address), token: token.trim() };
  const change = { id, ...texts };
  if (account.token !== '') return { ...change, account: { network, ...account } };
  if (network === 'mastodon') return change;
  return { ...change, account: { network, address: account.address } };
}

/** Whether the token must be typed: for a new channel, and to change the address at Mastodon. */
export function needsToken(channel: Channel | undefined, { address }: ChannelValues): boolean {
  if (channel === undefined) return true;
  const { network } = channel;
  return network === 'mastodon' && accountAddress(network, address) !== channel.address;
}

/** Assigns errors of the account to the fields of the form. */
export function withFlatFields(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { status, code, message, retryAfterSeconds } = error;
  const fields = error.fields.map((field) => ({
    ...field,
    path: field.path.replace(/^account\./, ''),
  }));
  return new ApiFailure(status, { ...(code && { code }), message, fields }, retryAfterSeconds);
}
