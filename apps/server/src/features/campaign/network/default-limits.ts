import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import type { PostLimits } from '../../../schema/campaign.ts';

/**
 * Telegram: https://core.telegram.org/bots/api. Mastodon: the defaults of an instance, until its own are
 * known (https://docs.joinmastodon.org/entities/Instance/).
 */
export const defaultLimits: Readonly<Record<SmmNetwork, PostLimits>> = {
  telegram: {
    unit: 'utf-16',
    linkLength: null,
    text: 4096,
    caption: 1024,
    pollQuestion: 300,
    pollOption: 100,
    maxPollOptions: 12,
    pollExplanation: 200,
    pollSeconds: null,
  },
  mastodon: {
    unit: 'grapheme',
    linkLength: 23,
    text: 500,
    caption: 500,
    pollQuestion: 500,
    pollOption: 50,
    maxPollOptions: 4,
    pollExplanation: null,
    pollSeconds: { min: 300, max: 2_629_746 },
  },
};
