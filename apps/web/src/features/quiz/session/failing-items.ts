import { movesSchedule } from '@wordhoard/contract/answered-review';
import { findResult } from '@wordhoard/quiz-engine';
import { isFailing } from '@wordhoard/review-scheduler';
import { findHistory, type ReviewRecord } from '../../review/review-history.ts';
import type { QuizSession, WordQuestion } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** The words of a question or a board that were missed and keep failing. A limited time leaves none for help. */
export function listFailingItems(
  { quiz, timeLimit }: QuizSession,
  asked: WordQuestion,
  record: ReviewRecord,
): WordItem[] {
  if (timeLimit !== undefined) return [];
  const board = asked.kind === 'match-up' ? asked.board : undefined;
  return quiz.pairs
    .map(({ question }) => question)
    .filter((question) =>
      question.kind === 'match-up' ? question.board === board : question === asked,
    )
    .map(({ item }) => item)
    .filter(({ wordId, word, asks }) => {
      const card = findHistory(record, word.id)?.card;
      const isMissed = findResult(quiz, wordId)?.correct === false;
      return isMissed && movesSchedule(asks) && card && isFailing(card);
    });
}
