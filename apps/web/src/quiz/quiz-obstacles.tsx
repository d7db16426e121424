import { defineMessages, useIntl } from 'react-intl';
import { type QuizKindChoice, quizKindChoices } from './quiz-choice.ts';
import { quizKindMessages } from './quiz-kind-messages.ts';
import type { Playable } from './use-quiz-offer.ts';

export interface QuizMeans {
  playable: Playable;
  /** Whether the browser can speak the language that is learned. */
  hasVoice: boolean;
}

type Reason = keyof typeof reasonMessages;

/** Why a kind cannot be played with the words at hand. Any that can be is mixed with others. */
function reasonAgainst(
  kind: QuizKindChoice,
  { playable, hasVoice }: QuizMeans,
): Reason | undefined {
  if (kind === 'mixed') {
    const playables = Object.values(playable).filter((one) => one.playable);
    return playables.length > 1 ? undefined : 'NothingToMix';
  }
  if (kind === 'by-ear' && !hasVoice) return 'NoVoice';
  return playable[kind === 'by-ear' ? 'spelling' : kind].reason;
}

export const isPlayable = (kind: QuizKindChoice, means: QuizMeans): boolean =>
  reasonAgainst(kind, means) === undefined;

/** Whether any kind cannot be played. */
export const isHindered = (means: QuizMeans): boolean =>
  !quizKindChoices.every((kind) => isPlayable(kind, means));

/** Says of each kind that is not offered why it is not. */
export function QuizObstacles(means: QuizMeans) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {quizKindChoices.map((kind) => {
        const reason = reasonAgainst(kind, means);
        return (
          reason && (
            <li key={kind}>
              {formatMessage(messages.line, {
                kind: formatMessage(quizKindMessages[kind]),
                reason: formatMessage(reasonMessages[reason]),
              })}
            </li>
          )
        );
      })}
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
  NoVoice: {
    id: 'quizObstacle.noVoice',
    defaultMessage: 'your browser has no voice for this language',
  },
  NothingToMix: {
    id: 'quizObstacle.nothingToMix',
    defaultMessage: 'takes two kinds that can be played',
  },
  PictureCannotBeTyped: {
    id: 'quizObstacle.pictureCannotBeTyped',
    defaultMessage: 'a picture cannot be typed',
  },
});
