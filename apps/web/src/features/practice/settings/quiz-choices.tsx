import { QuizMode } from '@wordhoard/contract/enumeration';
import { ChoiceGroup } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import {
  isAnswerMode,
  isDirection,
  type QuizChoice,
  type QuizKindChoice,
  quizKindChoices,
} from '../../../shared/settings/quiz-choice.ts';
import { quizKindMessages } from '../quiz/quiz-messages.ts';
import type { Playable } from './use-quiz-availability.ts';

export interface QuizSides {
  learned: string;
  known: string;
}

interface QuizChoicesProps {
  chosen: QuizChoice;
  /** The two sides of a quiz: languages, or columns of a table. */
  sides: QuizSides;
  availability: QuizAvailability;
  hasImages: boolean | undefined;
  onChange: (changes: Partial<QuizChoice>) => void;
}

/** Chooses the kind, the answer mode and the direction of a quiz. */
export function QuizChoices({
  chosen: { kind, mode, direction },
  sides,
  availability,
  hasImages,
  onChange,
}: QuizChoicesProps) {
  const { formatMessage } = useIntl();
  const isHeard = kind === 'by-ear';
  const isPictureTyped =
    mode === QuizMode.Image && (kind === 'spelling' || kind === 'letter-match');
  return (
    <>
      <ChoiceGroup
        label={formatMessage(messages.kind)}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
        options={quizKindChoices.map((value) => ({
          value,
          label: formatMessage(quizKindMessages[value]),
          isDisabled: !isPlayable(value, availability),
        }))}
        hint={isUnavailable(availability) && <UnavailableKinds {...availability} />}
      />
      {!isHeard && (
        <ChoiceGroup
          label={formatMessage(messages.mode)}
          value={`${mode}`}
          onChange={(value) => {
            const chosen = Number(value);
            if (isAnswerMode(chosen)) onChange({ mode: chosen });
          }}
          options={[
            { value: `${QuizMode.Tran}`, label: formatMessage(messages.translations) },
            {
              value: `${QuizMode.Image}`,
              label: formatMessage(messages.pictures),
              isDisabled: hasImages === false,
            },
          ]}
          hint={hasImages === false && formatMessage(messages.noPictures)}
        />
      )}
      {!isPictureTyped && !isHeard && (
        <ChoiceGroup
          label={formatMessage(messages.direction)}
          value={direction}
          onChange={(value) => isDirection(value) && onChange({ direction: value })}
          options={[
            { value: 'forward', label: formatMessage(messages.forward, { ...sides }) },
            { value: 'backward', label: formatMessage(messages.backward, { ...sides }) },
          ]}
        />
      )}
    </>
  );
}

const messages = defineMessages<{
  kind: NoMessageValues;
  mode: NoMessageValues;
  translations: NoMessageValues;
  pictures: NoMessageValues;
  noPictures: NoMessageValues;
  direction: NoMessageValues;
  forward: { learned: string; known: string };
  backward: { learned: string; known: string };
}>({
  kind: { id: 'quizSettings.kind', defaultMessage: 'How to play' },
  mode: { id: 'quizSettings.mode', defaultMessage: 'Play with' },
  translations: { id: 'quizSettings.translations', defaultMessage: 'Translations' },
  pictures: { id: 'quizSettings.pictures', defaultMessage: 'Pictures' },
  noPictures: {
    id: 'quizSettings.noPictures',
    defaultMessage: 'These words have no pictures yet.',
  },
  direction: { id: 'quizSettings.direction', defaultMessage: 'Direction' },
  forward: { id: 'quizSettings.forward', defaultMessage: '{learned} → {known}' },
  backward: { id: 'quizSettings.backward', defaultMessage: '{known} → {learned}' },
});

interface QuizAvailability {
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
    const playableKinds = Object.values(playable).filter((candidate) => candidate.playable);
    return playableKinds.length > 1 ? undefined : 'NothingToMix';
  }
  if (kind === 'by-ear' && !hasVoice) return 'NoVoice';
  return playable[kind === 'by-ear' ? 'spelling' : kind].reason;
}

const isPlayable = (kind: QuizKindChoice, availability: QuizAvailability): boolean =>
  unavailableReason(kind, availability) === undefined;

/** Whether any kind is unavailable. */
const isUnavailable = (availability: QuizAvailability): boolean =>
  !quizKindChoices.every((kind) => isPlayable(kind, availability));

/** Explains for each unavailable kind why it is. */
function UnavailableKinds(availability: QuizAvailability) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {quizKindChoices.map((kind) => {
        const reason = unavailableReason(kind, availability);
        return (
          reason && (
            <li key={kind}>
              {formatMessage(unavailableMessages.line, {
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

const unavailableMessages = defineMessages<{ line: { kind: string; reason: string } }>({
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
