import { defineMessages, useIntl } from 'react-intl';
import { type QuizKindChoice, quizKindChoices } from '../../../shared/settings/quiz-choice.ts';
import { quizKindMessages } from '../quiz/quiz-messages.ts';
import type { Playable } from './use-quiz-availability.ts';

export interface QuizAvailability {
  playable: Playable;
  /** Whether the browser can speak the learned language. */
  hasVoice: boolean;
}

type Reason = keyof typeof reasonMessages;

/** Why a kind is unavailable for these words. A mixed quiz needs two available kinds. */
function unavailableReason(
  kind: QuizKindChoice,
  { playable, hasVoice }: QuizAvailability,
): Reason | undefined {
  if (kind === 'mixed') {
    const playables = Object.values(playable).filter((one) => one.playable);
    return playables.length > 1 ? undefined : 'NothingToMix';
  }
  if (kind === 'by-ear' && !hasVoice) return 'NoVoice';
  return playable[kind === 'by-ear' ? 'spelling' : kind].reason;
}

export const isPlayable = (kind: QuizKindChoice, availability: QuizAvailability): boolean =>
  unavailableReason(kind, availability) === undefined;

/** Whether any kind is unavailable. */
export const isUnavailable = (availability: QuizAvailability): boolean =>
  !quizKindChoices.every((kind) => isPlayable(kind, availability));

/** Explains for each unavailable kind why it is. */
export function UnavailableKinds(availability: QuizAvailability) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {quizKindChoices.map((kind) => {
        const reason = unavailableReason(kind, availability);
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
  line: { id: 'unavailableKinds.line', defaultMessage: '{kind}: {reason}' },
});

const reasonMessages = defineMessages({
  NoWords: { id: 'unavailableKind.noWords', defaultMessage: 'there are no words here yet' },
  NoTranslations: {
    id: 'unavailableKind.noTranslations',
    defaultMessage: 'these words have no translation into this language yet',
  },
  NoImages: {
    id: 'unavailableKind.noPictures',
    defaultMessage: 'these words have no pictures yet',
  },
  TooFewWords: { id: 'unavailableKind.tooFewWords', defaultMessage: 'takes two words at least' },
  TooFewOptions: {
    id: 'unavailableKind.tooFewOptions',
    defaultMessage: 'there is nothing else to choose from',
  },
  UnsuitableLetters: {
    id: 'unavailableKind.unsuitableLetters',
    defaultMessage: 'these words are too short or too long for that',
  },
  NoVoice: {
    id: 'unavailableKind.noVoice',
    defaultMessage: 'your browser has no voice for this language',
  },
  NothingToMix: {
    id: 'unavailableKind.nothingToMix',
    defaultMessage: 'takes two kinds that can be played',
  },
  ImageCannotBeTyped: {
    id: 'unavailableKind.pictureCannotBeTyped',
    defaultMessage: 'a picture cannot be typed',
  },
});
