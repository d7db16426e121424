import { QuizMode } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { ChoiceGroup } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import type { LocalSettings } from '../settings/local-settings.ts';
import type { AnswerMode } from './quiz-item-of-word.ts';
import { isWordQuestionKind, wordQuestionKinds } from './word-question-kind.ts';

type Choices = Pick<LocalSettings['quiz'], 'kind' | 'mode' | 'direction'>;

interface QuizChoicesProps {
  chosen: Choices;
  langCode: string;
  tranLangCode: string;
  /** Whether there are pictures to play with. */
  hasPictures: boolean;
  /** Whether both directions can be played. */
  hasDirections: boolean;
  onChange: (changes: Partial<Choices>) => void;
}

/** In which kind of quiz, with what, and which way round words are asked. */
export function QuizChoices({
  chosen: { kind, mode, direction },
  langCode,
  tranLangCode,
  hasPictures,
  hasDirections,
  onChange,
}: QuizChoicesProps) {
  const { formatMessage, locale } = useIntl();
  const learned = languageName(langCode, locale);
  const known = languageName(tranLangCode, locale);
  return (
    <>
      <ChoiceGroup
        label={formatMessage(messages.kind)}
        value={kind}
        onChange={(value) => isWordQuestionKind(value) && onChange({ kind: value })}
        options={wordQuestionKinds.map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
      />
      {hasPictures && (
        <ChoiceGroup
          label={formatMessage(messages.mode)}
          value={`${mode}`}
          onChange={(value) => onChange({ mode: Number(value) as AnswerMode })}
          options={[
            { value: `${QuizMode.Tran}`, label: formatMessage(messages.translations) },
            { value: `${QuizMode.Image}`, label: formatMessage(messages.pictures) },
          ]}
        />
      )}
      {hasDirections && (
        <ChoiceGroup
          label={formatMessage(messages.direction)}
          value={direction}
          onChange={(value) => onChange({ direction: value === 'backward' ? value : 'forward' })}
          options={[
            { value: 'forward', label: formatMessage(messages.forward, { learned, known }) },
            { value: 'backward', label: formatMessage(messages.backward, { learned, known }) },
          ]}
        />
      )}
    </>
  );
}

const kindMessages = defineMessages({
  cards: { id: 'quizKind.cards', defaultMessage: 'Cards' },
  'multiple-choice': { id: 'quizKind.multipleChoice', defaultMessage: 'Multiple choice' },
  spelling: { id: 'quizKind.spelling', defaultMessage: 'Spelling' },
});

const messages = defineMessages<{
  kind: NoMessageValues;
  mode: NoMessageValues;
  translations: NoMessageValues;
  pictures: NoMessageValues;
  direction: NoMessageValues;
  forward: { learned: string; known: string };
  backward: { learned: string; known: string };
}>({
  kind: { id: 'quizSettings.kind', defaultMessage: 'How to play' },
  mode: { id: 'quizSettings.mode', defaultMessage: 'Play with' },
  translations: { id: 'quizSettings.translations', defaultMessage: 'Translations' },
  pictures: { id: 'quizSettings.pictures', defaultMessage: 'Pictures' },
  direction: { id: 'quizSettings.direction', defaultMessage: 'Direction' },
  forward: { id: 'quizSettings.forward', defaultMessage: '{learned} → {known}' },
  backward: { id: 'quizSettings.backward', defaultMessage: '{known} → {learned}' },
});
