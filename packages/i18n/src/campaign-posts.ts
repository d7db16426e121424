import type { IntlShape } from '@formatjs/intl';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { defineMessages } from './define-messages.ts';
import { speechPartMessages } from './speech-part-messages.ts';

/** The texts of posts in social channels, for the readers of the channel. */
export interface CampaignPostMessages {
  /** The question of a poll. */
  question: (word: string) => string;
  /** The reply to a poll that cannot show the right answer. */
  answer: (answer: string) => string;
  /** Shows admins that a channel works. */
  test: () => string;
  speechPart: (code: SpeechPartCode) => string;
}

export function campaignPostMessages(intl: IntlShape<string>): CampaignPostMessages {
  return {
    question: (word) => intl.formatMessage(messages.question, { word }),
    answer: (answer) => intl.formatMessage(messages.answer, { answer }),
    test: () => intl.formatMessage(messages.test),
    speechPart: (code) => intl.formatMessage(speechPartMessages[code]),
  };
}

const messages = defineMessages({
  question: { id: 'campaignPost.question', defaultMessage: 'What does “{word}” mean?' },
  answer: { id: 'campaignPost.answer', defaultMessage: 'The right answer: {answer}' },
  test: {
    id: 'campaignPost.test',
    defaultMessage: 'A test from Wordhoard: this channel is connected. You can delete this post.',
  },
});
