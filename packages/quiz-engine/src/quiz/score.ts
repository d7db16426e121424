import { findResult, type Quiz, type QuizPair, type QuizResult } from './quiz.ts';

/** Counts of pairs: `correct` ≤ `answered` ≤ `total`. */
export interface QuizScore {
  readonly correct: number;
  readonly answered: number;
  readonly total: number;
  /** The sum of `countPoints` for all answered pairs. */
  readonly points: number;
}

/**
 * Returns the points of an answer.
 *
 * @param result - the answer
 * @returns 1 for a right answer, 0.5 for a right answer with a hint, otherwise 0
 * @example
 * countPoints({ correct: true, isHinted: true }); // 0.5
 */
export function countPoints({
  correct,
  isHinted,
}: Pick<QuizResult, 'correct' | 'isHinted'>): number {
  if (!correct) return 0;
  return isHinted === true ? 0.5 : 1;
}

/**
 * Counts the pairs of a quiz. Results belong to words, so an answer counts for every pair of its word.
 *
 * @returns the numbers of right, answered and all pairs, and the points
 * @example
 * score(quiz); // { correct: 7, answered: 9, total: 20, points: 6.5 }
 */
export function score(quiz: Quiz): QuizScore {
  let correct = 0;
  let answered = 0;
  let points = 0;
  for (const pair of quiz.pairs) {
    const result = findResult(quiz, pair.word.id);
    if (result === undefined) continue;
    answered += 1;
    if (result.correct) correct += 1;
    points += countPoints(result);
  }
  return { correct, answered, total: quiz.pairs.length, points };
}

/**
 * Tells whether every pair is answered. An empty quiz is never complete.
 *
 * @returns whether there are results to show
 * @example
 * if (isComplete(quiz)) showResults(score(quiz));
 */
export function isComplete(quiz: Quiz): boolean {
  const { answered, total } = score(quiz);
  return total > 0 && answered === total;
}

/**
 * Returns the pairs that were answered wrongly.
 *
 * @returns those pairs, in the order of the quiz
 * @example
 * const retry = setEntity(quiz, { pairs: listMissedPairs(quiz) });
 */
export function listMissedPairs<Pair extends QuizPair>(quiz: Quiz<Pair>): Pair[] {
  return quiz.pairs.filter((pair) => findResult(quiz, pair.word.id)?.correct === false);
}

/**
 * Counts the right answers in a row up to the latest answer.
 *
 * @returns 0 if the latest answer is wrong or nothing is answered
 * @example
 * countStreak(addResult(quiz, { wordId: 'cat', correct: false })); // 0
 */
export function countStreak(quiz: Pick<Quiz, 'results'>): number {
  return listStreaks(quiz).at(-1) ?? 0;
}

/**
 * Counts the right answers in the longest streak.
 *
 * @returns 0 if no answer is right
 * @example
 * countBestStreak(quiz); // 7
 */
export function countBestStreak(quiz: Pick<Quiz, 'results'>): number {
  return Math.max(0, ...listStreaks(quiz));
}

/** The streak after each answer, in the order of the answers. */
function listStreaks({ results }: Pick<Quiz, 'results'>): number[] {
  let streak = 0;
  return Object.values(results)
    .sort((one, other) => one.order - other.order)
    .map(({ correct }) => {
      streak = correct ? streak + 1 : 0;
      return streak;
    });
}
