import { findResult, flattenRounds, type RecordedResult } from '@wordhoard/quiz-engine';
import { findOpenWords, type QuizSession, type WordPair, type WordResult } from './quiz-session.ts';

/** A word or a cell of a session, as it was asked when its answer counted. */
export interface Outcome {
  pair: WordPair;
  /** Absent before the answer. */
  result: RecordedResult<WordResult> | undefined;
  /** Whether the latest answer was wrong too. */
  isLeft: boolean;
}

/** What became of each word and each cell: its first wrong answer counts, otherwise its latest. */
export function listOutcomes(session: QuizSession): Outcome[] {
  const flat = flattenRounds(session);
  const left = findOpenWords(session);
  return flat.pairs.map((pair) => {
    const { id } = pair.word;
    return { pair, result: findResult(flat, id), isLeft: left.has(id) };
  });
}

export const isMissed = ({ result }: Outcome): boolean => result?.correct === false;

/** How a word was answered in the end, for its mark. */
export function toWordOutcome(outcome: Outcome): 'right' | 'recovered' | 'wrong' {
  if (outcome.isLeft) return 'wrong';
  return isMissed(outcome) ? 'recovered' : 'right';
}
