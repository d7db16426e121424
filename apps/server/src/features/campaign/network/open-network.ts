import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { createGuard } from './guarded-fetch.ts';
import { openMastodon } from './mastodon.ts';
import type { Account, Network } from './network.ts';
import { openTelegram } from './telegram.ts';

interface NetworkSettings {
  /** The address of the Bot API. */
  telegramUrl: string;
  /** Whether networks may be on this machine or near it, as in tests. Also allows plain HTTP. */
  allowsPrivateAddresses: boolean;
  /** Milliseconds for one request. */
  timeLimit?: number;
}

/** The way to the networks. */
export interface Networks {
  open(network: SmmNetwork, account: Account): Network;
  /** Waits for the running requests. */
  close(): Promise<void>;
}

export function openNetworks({
  telegramUrl,
  allowsPrivateAddresses,
  timeLimit = 30_000,
}: NetworkSettings): Networks {
  const guard = createGuard({ allowsPrivateAddresses, timeLimit });
  const apiRoot = telegramUrl.replace(/\/+$/, '');
  return {
    open: (network, account) =>
      network === 'telegram'
        ? openTelegram({ account, apiRoot, guard })
        : openMastodon(account, guard),
    close: () => guard.close(),
  };
}
