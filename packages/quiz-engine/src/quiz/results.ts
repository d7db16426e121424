import type { Quiz, QuizPair, QuizResult, RecordedResult } from './quiz.ts';

/**
 * Finds the answer to a word. Any text is safe as an id, `__proto__` included.
 *
 * @param quiz - the quiz
 * @param wordId - the id of the word
 * @returns the result, or `undefined` if the word is unanswered
 * @example
 * findResult(quiz, 'cat')?.correct;
 */
export function findResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): RecordedResult<Result> | undefined {
  return Object.hasOwn(quiz.results, wordId) ? quiz.results[wordId] : undefined;
}

/**
 * Stores an answer by its word id and replaces an earlier answer. The index does not move.
 *
 * @param quiz - the quiz
 * @param result - the answer; additional fields are kept
 * @returns a new quiz
 * @example
 * addResult(quiz, { wordId: 'cat', correct: false, typed: 'kat' });
 */
export function addResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  result: NoInfer<Result>,
): Quiz<Pair, Result> {
  const order = (findLatestResult(quiz)?.order ?? 0) + 1;
  return { ...quiz, results: { ...quiz.results, [result.wordId]: { ...result, order } } };
}

/**
 * Finds the latest answer.
 *
 * @param quiz - the quiz
 * @returns the result with the highest `order`, or `undefined` if nothing is answered
 * @example
 * findLatestResult(quiz)?.wordId;
 */
export function findLatestResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): RecordedResult<Result> | undefined {
  let latest: RecordedResult<Result> | undefined;
  for (const result of Object.values(quiz.results)) {
    if (latest === undefined || result.order > latest.order) latest = result;
  }
  return latest;
}
