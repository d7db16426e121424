import type { components } from '@wordhoard/api-client';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { Button, ChoiceGroup, EmptyState, NumberField, QuizIcon, space } from '@wordhoard/ui';
import { useAtom, useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import type { WordRecord } from '../word/word-queries.ts';
import { quizAtom } from './quiz-atom.ts';
import { type AnswerMode, quizItemOfWord, type WordItem } from './quiz-item-of-word.ts';
import { startQuiz } from './quiz-session.ts';

interface QuizFormProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
  words: readonly WordRecord[];
}

const fewestItems = 2;

/** How many words are asked, and what they are answered with. */
export function QuizForm({ list, tranLangCode, words }: QuizFormProps) {
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useAtom(settingsAtom);
  const setQuiz = useSetAtom(quizAtom);
  const [, navigate] = useLocation();
  const { wordCount } = settings.quiz;
  const hasPictures = itemsOf(words, QuizMode.Image).length >= fewestItems;
  const mode = hasPictures ? settings.quiz.mode : QuizMode.Tran;
  const items = itemsOf(words, mode);
  const count = Math.min(wordCount, items.length);

  function change(changes: Partial<typeof settings.quiz>): void {
    setSettings({ ...settings, quiz: { ...settings.quiz, ...changes } });
  }

  function start(): void {
    const source = { slug: list.slug, name: list.name, langCode: list.langCode, tranLangCode };
    setQuiz(startQuiz({ source, mode, items, wordCount: count, random: Math.random }));
    navigate(paths.quizPlay());
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {hasPictures && (
        <ChoiceGroup
          label={formatMessage(messages.mode)}
          value={`${mode}`}
          onChange={(value) => change({ mode: Number(value) as AnswerMode })}
          options={[
            { value: `${QuizMode.Tran}`, label: formatMessage(messages.translations) },
            { value: `${QuizMode.Image}`, label: formatMessage(messages.pictures) },
          ]}
        />
      )}
      {items.length < fewestItems ? (
        <EmptyState icon={<QuizIcon />} title={formatMessage(messages.tooFew)}>
          {formatMessage(messages.tooFewHint)}
        </EmptyState>
      ) : (
        <>
          <NumberField
            label={formatMessage(messages.count)}
            hint={formatMessage(messages.available, { count: items.length })}
            value={count}
            min={1}
            max={items.length}
            step={5}
            onChange={(value) => change({ wordCount: value })}
          />
          <Button type="submit" variant="primary" icon={<QuizIcon />}>
            {formatMessage(messages.start)}
          </Button>
        </>
      )}
    </Form>
  );
}

function itemsOf(words: readonly WordRecord[], mode: AnswerMode): WordItem[] {
  return words.flatMap((word) => quizItemOfWord(word, mode) ?? []);
}

const messages = defineMessages<{
  mode: NoMessageValues;
  translations: NoMessageValues;
  pictures: NoMessageValues;
  count: NoMessageValues;
  available: { count: number };
  start: NoMessageValues;
  tooFew: NoMessageValues;
  tooFewHint: NoMessageValues;
}>({
  mode: { id: 'quizSettings.mode', defaultMessage: 'Answer with' },
  translations: { id: 'quizSettings.translations', defaultMessage: 'Translations' },
  pictures: { id: 'quizSettings.pictures', defaultMessage: 'Pictures' },
  count: { id: 'quizSettings.count', defaultMessage: 'Number of words' },
  available: {
    id: 'quizSettings.available',
    defaultMessage: '{count, plural, one {# word in this list} other {# words in this list}}',
  },
  start: { id: 'quizSettings.start', defaultMessage: 'Start' },
  tooFew: { id: 'quizSettings.tooFew', defaultMessage: 'Not enough to play with' },
  tooFewHint: {
    id: 'quizSettings.tooFewHint',
    defaultMessage: 'Answer with something else, or choose another language or list.',
  },
});

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space.s6};
`;
