import type { IntlShape } from '@formatjs/intl';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { defineMessages } from './define-messages.ts';
import { speechPartMessages } from './speech-part-messages.ts';

/** The texts of posts in social channels, for the readers of the channel. */
export const campaignPostMessages = (intl: IntlShape<string>) => ({
  /** The question of a poll. */
  question: (word: string) => intl.formatMessage(messages.question, { word }),
  /** The reply to a poll that cannot show the right answer. */
  answer: (answer: string) => intl.formatMessage(messages.answer, { answer }),
  /** Shows admins that a channel works. */
  test: () => intl.formatMessage(messages.test),
  speechPart: (code: SpeechPartCode) => intl.formatMessage(speechPartMessages[code]),
});

const messages = defineMessages({
  question: { id: 'campaignPost.question', defaultMessage: 'What does “{word}” mean?' },
  answer: { id: 'campaignPost.answer', defaultMessage: 'The right answer: {answer}' },
  test: {
    id: 'campaignPost.test',
    defaultMessage: 'A test from Wordhoard: this channel is connected. You can delete this post.',
  },
});
