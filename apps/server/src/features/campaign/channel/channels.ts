import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChannelRow } from '../../../schema/campaign.ts';
import type { Network } from '../network/network.ts';
import type { Networks } from '../network/open-network.ts';
import { createTokenCipher, type TokenCipher } from './token-cipher.ts';

/** What campaigns need besides the common services. */
export interface CampaignServices extends Services {
  channels: Channels;
}

/** Access to the networks with the tokens of the channels. */
export interface Channels {
  /** @throws SmmChannelKeyMissing if the server has no key */
  encrypt(token: string, channelId: string): string;
  /** @throws SmmChannelKeyMissing if the server has no key, or not the one of the stored token */
  open(channel: Pick<ChannelRow, 'id' | 'network' | 'address' | 'token'>): Network;
  /** Waits for the running requests. */
  close(): Promise<void>;
}

/** @param key - 32 bytes; undefined if the operator has set none */
export function createChannels(key: Buffer | undefined, networks: Networks): Channels {
  const cipher = key && createTokenCipher(key);
  return {
    encrypt: (token, channelId) => existing(cipher).encrypt(token, channelId),
    open({ id, network, address, token }) {
      return networks.open(network, { address, token: decrypt(existing(cipher), token, id) });
    },
    close: () => networks.close(),
  };
}

function existing(cipher: TokenCipher | undefined): TokenCipher {
  if (cipher === undefined) throw new ApplicationError('SmmChannelKeyMissing');
  return cipher;
}

function decrypt(cipher: TokenCipher, token: string, channelId: string): string {
  try {
    return cipher.decrypt(token, channelId);
  } catch (cause) {
    throw new ApplicationError('SmmChannelKeyMissing', { cause });
  }
}
