import { pointsOf } from './points.ts';
import type { Quiz, QuizPair, QuizResult } from './quiz.ts';
import { resultOf } from './quiz-result.ts';

/** Counts of pairs: `correct` ≤ `answered` ≤ `total`. */
export interface QuizScore {
  readonly correct: number;
  readonly answered: number;
  readonly total: number;
  /** As `correct`, but a right answer with a hint counts half. */
  readonly points: number;
}

/**
 * The pair that the quiz stands at.
 *
 * @param quiz - the quiz so far
 * @returns the pair, or `undefined` in an empty quiz
 * @example
 * currentPair(createQuiz()); // undefined
 */
export function currentPair<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Pair | undefined {
  return quiz.pairs[quiz.index];
}

/**
 * Counts pairs. Results belong to words, so an answer counts for every pair of its word.
 *
 * @param quiz - the quiz so far
 * @returns how many pairs are answered correctly, are answered at all, and are there, and the points
 * @example
 * score(quiz); // { correct: 7, answered: 9, total: 20, points: 6.5 }
 */
export function score<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): QuizScore {
  let correct = 0;
  let answered = 0;
  let points = 0;
  for (const pair of quiz.pairs) {
    const result = resultOf(quiz, pair.word.id);
    if (result === undefined) continue;
    answered += 1;
    if (result.correct) correct += 1;
    points += pointsOf(result);
  }
  return { correct, answered, total: quiz.pairs.length, points };
}

/**
 * Tells whether every pair is answered. An empty quiz is never complete: nothing was finished.
 *
 * @param quiz - the quiz so far
 * @returns `true` once there is something to show results of
 * @example
 * if (isComplete(quiz)) showResults(score(quiz));
 */
export function isComplete<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): boolean {
  const { answered, total } = score(quiz);
  return total > 0 && answered === total;
}

/**
 * Collects the pairs that were answered wrongly, to be asked again.
 *
 * @param quiz - the quiz so far
 * @returns those pairs in the quiz's order
 * @example
 * const retry = setEntity(quiz, { pairs: missed(quiz) });
 */
export function missed<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Pair[] {
  return quiz.pairs.filter((pair) => resultOf(quiz, pair.word.id)?.correct === false);
}
