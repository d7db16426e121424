import { defineMessages, useIntl } from 'react-intl';
import { type QuizKindChoice, quizKindChoices } from './quiz-choice.ts';
import { quizKindMessages } from './quiz-kind-messages.ts';
import type { Playable } from './use-quiz-offer.ts';

/** Whether a kind can be played with the words at hand. Any that can be is mixed with others. */
export const isPlayable = (kind: QuizKindChoice, playable: Playable): boolean =>
  kind === 'mixed'
    ? Object.values(playable).filter((one) => one.playable).length > 1
    : playable[kind].playable;

/** Whether any kind cannot be played. */
export const isHindered = (playable: Playable): boolean =>
  Object.values(playable).some((one) => !one.playable);

/** Says of each kind that is not offered why it is not. */
export function QuizObstacles({ playable }: { playable: Playable }) {
  const { formatMessage } = useIntl();
  const hindered = quizKindChoices.flatMap((kind) => {
    const reason = kind === 'mixed' ? undefined : playable[kind].reason;
    return reason === undefined ? [] : [{ kind, reason }];
  });
  return (
    <ul>
      {hindered.map(({ kind, reason }) => (
        <li key={kind}>
          {formatMessage(messages.line, {
            kind: formatMessage(quizKindMessages[kind]),
            reason: formatMessage(reasonMessages[reason]),
          })}
        </li>
      ))}
    </ul>
  );
}

const messages = defineMessages<{ line: { kind: string; reason: string } }>({
  line: { id: 'quizObstacles.line', defaultMessage: '{kind}: {reason}' },
});

const reasonMessages = defineMessages({
  NoWords: { id: 'quizObstacle.noWords', defaultMessage: 'there are no words here yet' },
  NoTranslations: {
    id: 'quizObstacle.noTranslations',
    defaultMessage: 'these words have no translation into this language yet',
  },
  NoPictures: { id: 'quizObstacle.noPictures', defaultMessage: 'these words have no pictures yet' },
  TooFewWords: { id: 'quizObstacle.tooFewWords', defaultMessage: 'takes two words at least' },
  TooFewOptions: {
    id: 'quizObstacle.tooFewOptions',
    defaultMessage: 'there is nothing else to choose from',
  },
  UnsuitableLetters: {
    id: 'quizObstacle.unsuitableLetters',
    defaultMessage: 'these words are too short or too long for that',
  },
  PictureCannotBeTyped: {
    id: 'quizObstacle.pictureCannotBeTyped',
    defaultMessage: 'a picture cannot be typed',
  },
});
