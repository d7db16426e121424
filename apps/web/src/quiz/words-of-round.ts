import { wholeQuiz } from '@wordhoard/quiz-engine';
import type { QuizSource } from './quiz-choice.ts';
import type { QuizSession } from './quiz-session.ts';

/** The words of a round, by name. */
export function wordsOfRound(session: QuizSession): Extract<QuizSource, { kind: 'words' }> {
  const { pairs } = wholeQuiz(session);
  const langCode = pairs[0]?.question.item.word.langCode ?? '';
  return { kind: 'words', ids: [...new Set(pairs.map(({ word }) => word.id))], langCode };
}
