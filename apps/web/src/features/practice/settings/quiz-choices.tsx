import { QuizMode } from '@wordhoard/contract/enumeration';
import { ChoiceGroup } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import {
  isAnswerMode,
  isDirection,
  type QuizChoice,
  quizKindChoices,
} from '../../../shared/settings/quiz-choice.ts';
import { quizKindMessages } from '../quiz/quiz-messages.ts';
import {
  isPlayable,
  isUnavailable,
  type QuizAvailability,
  UnavailableKinds,
} from './unavailable-kinds.tsx';

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
