import type { Configuration } from '../../../platform/configuration/configuration.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChannelRow } from '../../../schema/campaign.ts';
import { createGuard } from '../network/guarded-fetch.ts';
import { openMastodon } from '../network/mastodon.ts';
import type { Network } from '../network/network.ts';
import { openTelegram } from '../network/telegram.ts';
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

/** Milliseconds for one request to a network. */
const timeLimit = 30_000;

export function createChannels({
  key,
  telegramUrl,
  allowsPrivateAddresses,
}: Configuration['channels']): Channels {
  const cipher = key && createTokenCipher(key);
  const guard = createGuard({ allowsPrivateAddresses, timeLimit });
  return {
    encrypt: (token, channelId) => requireCipher(cipher).encrypt(token, channelId),
    open({ id, network, address, token }) {
      const account = { address, token: decrypt(requireCipher(cipher), token, id) };
      return network === 'telegram'
        ? openTelegram(account, telegramUrl, guard)
        : openMastodon(account, guard);
    },
    close: () => guard.close(),
  };
}

function requireCipher(cipher: TokenCipher | undefined): TokenCipher {
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
