import { findResult, flattenRounds, type RecordedResult } from '@wordhoard/quiz-engine';
import type { QuizSession, WordPair, WordResult } from './quiz-session.ts';

/** A word or a cell of a session, as it was asked when its answer counted. */
export interface Outcome {
  pair: WordPair;
  /** Absent before the answer. */
  result: RecordedResult<WordResult> | undefined;
}

/** What became of each word and each cell: its first wrong answer counts, otherwise its latest. */
export function listOutcomes(session: QuizSession): Outcome[] {
  const flat = flattenRounds(session);
  return flat.pairs.map((pair) => ({ pair, result: findResult(flat, pair.word.id) }));
}

export const isMissed = ({ result }: Outcome): boolean => result?.correct === false;
