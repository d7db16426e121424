import type { ChannelRow } from '../../../schema/campaign.ts';
import type { Network } from '../network/network.ts';
import { NetworkFailure } from '../network/network.ts';

/** What a call to the network tells about a channel. */
export type ChannelState = Pick<ChannelRow, 'failureKind' | 'failureDetail' | 'checkedAt'> &
  Partial<Pick<ChannelRow, 'isActive' | 'title' | 'url' | 'limits' | 'postsPerMinute'>>;

/** Asks the network whether we may post. Posts nothing. */
export async function checkChannel(network: Network, checkedAt: Date): Promise<ChannelState> {
  try {
    const { title, url, limits, postsPerMinute } = await network.check();
    const working = { isActive: true, failureKind: null, failureDetail: '' };
    return { ...working, title, url, limits, postsPerMinute, checkedAt };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    return stateAfter(error, checkedAt);
  }
}

/** A refusal lasts until an admin does something. Other failures may pass by themselves. */
export const stateAfter = ({ kind, message }: NetworkFailure, checkedAt: Date): ChannelState => ({
  ...(kind === 'refused' && { isActive: false }),
  failureKind: kind,
  failureDetail: message,
  checkedAt,
});
