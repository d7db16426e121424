import type { Quiz, QuizPair, QuizResult, RecordedResult } from './quiz.ts';

/**
 * Looks up the answer given to a word. Any text is safe as an id, `__proto__` included.
 *
 * @param quiz - the quiz so far
 * @param wordId - the word's id
 * @returns its result, or `undefined` where the word is unanswered
 * @example
 * resultOf(quiz, 'cat')?.correct;
 */
export function resultOf<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): RecordedResult<Result> | undefined {
  return Object.hasOwn(quiz.results, wordId) ? quiz.results[wordId] : undefined;
}

/**
 * Stores an answer under its word id, in the place of an earlier one. The index does not move.
 *
 * @param quiz - the quiz so far
 * @param result - the answer; fields of its own are kept
 * @returns a new quiz
 * @example
 * addResult(quiz, { wordId: 'cat', correct: false, typed: 'kat' });
 */
export function addResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  result: NoInfer<Result>,
): Quiz<Pair, Result> {
  const order = (latestResult(quiz)?.order ?? 0) + 1;
  return { ...quiz, results: { ...quiz.results, [result.wordId]: { ...result, order } } };
}

/**
 * Finds the answer given last, whatever the order of the record's keys.
 *
 * @param quiz - the quiz so far
 * @returns the result with the highest `order`, or `undefined` where nothing is answered
 * @example
 * latestResult(quiz)?.wordId;
 */
export function latestResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): RecordedResult<Result> | undefined {
  let latest: RecordedResult<Result> | undefined;
  for (const result of Object.values(quiz.results)) {
    if (latest === undefined || result.order > latest.order) latest = result;
  }
  return latest;
}

/** The quiz without a word's answer, at the same index. */
export function withoutResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  wordId: string,
): Quiz<Pair, Result> {
  const { [wordId]: _removed, ...results } = quiz.results;
  return { ...quiz, results };
}
