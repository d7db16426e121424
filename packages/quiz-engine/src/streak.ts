import type { Quiz } from './quiz.ts';

/**
 * Counts the right answers in a row up to the latest one.
 *
 * @param quiz - the quiz so far
 * @returns 0 where the latest answer is wrong, or where nothing is answered
 * @example
 * streakOf(addResult(quiz, { wordId: 'cat', correct: false })); // 0
 */
export function streakOf(quiz: Pick<Quiz, 'results'>): number {
  return streaks(quiz).at(-1) ?? 0;
}

/**
 * Counts the most right answers in a row.
 *
 * @param quiz - the quiz so far
 * @returns the longest streak that there was, however it ended
 * @example
 * bestStreakOf(quiz); // 7
 */
export function bestStreakOf(quiz: Pick<Quiz, 'results'>): number {
  return Math.max(0, ...streaks(quiz));
}

/** The streak after each answer, in the order in which they were given. */
function streaks({ results }: Pick<Quiz, 'results'>): number[] {
  let streak = 0;
  return Object.values(results)
    .sort((one, other) => one.order - other.order)
    .map(({ correct }) => {
      streak = correct ? streak + 1 : 0;
      return streak;
    });
}
