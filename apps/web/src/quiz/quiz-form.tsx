import type { components } from '@wordhoard/api-client';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { Button, EmptyState, NumberField, QuizIcon, space } from '@wordhoard/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import type { WordRecord } from '../word/word-queries.ts';
import { quizAtom } from './quiz-atom.ts';
import { QuizChoices } from './quiz-choices.tsx';
import { quizItemOfWord } from './quiz-item-of-word.ts';
import { preloadQuestion } from './quiz-question.tsx';
import type { WordQuestionKind } from './quiz-session.ts';
import { startQuiz } from './start-quiz.ts';

interface QuizFormProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
  words: readonly WordRecord[];
}

/** Fewer cannot be played: a card asks for itself, a choice needs something else to choose. */
const fewestItems = { cards: 1, 'multiple-choice': 2, spelling: 1 } satisfies Record<
  WordQuestionKind,
  number
>;

/** How many words are asked, and what they are answered with. */
export function QuizForm({ list, tranLangCode, words }: QuizFormProps) {
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useAtom(settingsAtom);
  const setQuiz = useSetAtom(quizAtom);
  const [, navigate] = useLocation();
  const { wordCount, kind } = settings.quiz;
  const fewest = fewestItems[kind];
  const hasPictures = words.filter(({ image }) => image !== null).length >= fewest;
  const mode = hasPictures ? settings.quiz.mode : QuizMode.Tran;
  // A picture can be shown and named, but not typed.
  const isPictureShown = kind === 'spelling' && mode === QuizMode.Image;
  const direction = isPictureShown ? 'backward' : settings.quiz.direction;
  const items = words.flatMap((word) => quizItemOfWord(word, { mode, direction }) ?? []);
  const count = Math.min(wordCount, items.length);

  useEffect(() => preloadQuestion(kind), [kind]);

  function change(changes: Partial<typeof settings.quiz>): void {
    setSettings({ ...settings, quiz: { ...settings.quiz, ...changes } });
  }

  function start(): void {
    const source = { slug: list.slug, name: list.name, langCode: list.langCode, tranLangCode };
    setQuiz(
      startQuiz({ source, kind, mode, direction, items, wordCount: count, random: Math.random }),
    );
    navigate(paths.quizPlay());
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <QuizChoices
        chosen={{ kind, mode, direction }}
        langCode={list.langCode}
        tranLangCode={tranLangCode}
        hasPictures={hasPictures}
        hasDirections={!isPictureShown}
        onChange={change}
      />
      {items.length < fewest ? (
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

const messages = defineMessages<{
  count: NoMessageValues;
  available: { count: number };
  start: NoMessageValues;
  tooFew: NoMessageValues;
  tooFewHint: NoMessageValues;
}>({
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
