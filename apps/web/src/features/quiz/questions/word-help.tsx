import { movesSchedule } from '@wordhoard/contract/answered-review';
import { defineMessages } from '@wordhoard/i18n/messages';
import { findResult } from '@wordhoard/quiz-engine';
import { isFailing } from '@wordhoard/review-scheduler';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Mnemonic } from '../../review/mnemonic.tsx';
import { findHistory, type ReviewRecord } from '../../review/review-history.ts';
import type { QuizSession, WordQuestion } from '../session/quiz-session.ts';
import type { WordItem } from '../session/word-item.ts';
import { WordIntroduction } from './word-introduction.tsx';

interface WordHelpProps {
  item: WordItem;
  action: ReactNode;
  answerAction: ReactNode;
  onNext: () => void;
}

/** Helps with a word that keeps failing: all that it means, and what the learner remembers it by. */
export function WordHelp({ item, action, answerAction, onNext }: WordHelpProps) {
  const { formatMessage } = useIntl();
  const { word, meanings = [], image, example, grammar } = item;
  return (
    <WordIntroduction
      word={{ ...word, translations: meanings, image, example, grammar }}
      task={formatMessage(messages.task)}
      action={action || answerAction}
      onNext={onNext}
    >
      <Mnemonic word={word} />
    </WordIntroduction>
  );
}

/** The words of a question or a board that were missed and keep failing. A limited time leaves none for help. */
export function listFailingItems(
  { quiz, settings, timeLimit }: QuizSession,
  asked: WordQuestion,
  record: ReviewRecord,
): WordItem[] {
  if (timeLimit !== undefined || !movesSchedule(settings.asks)) return [];
  const board = asked.kind === 'match-up' ? asked.board : undefined;
  return quiz.pairs
    .map(({ question }) => question)
    .filter((question) =>
      question.kind === 'match-up' ? question.board === board : question === asked,
    )
    .map(({ item }) => item)
    .filter(({ wordId }) => {
      const card = findHistory(record, wordId)?.card;
      return findResult(quiz, wordId)?.correct === false && card && isFailing(card);
    });
}

const messages = defineMessages({
  task: { id: 'wordHelp.task', defaultMessage: 'This one keeps slipping away' },
});
