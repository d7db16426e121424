import type { QuizResult } from './quiz.ts';

/**
 * Tells what an answer is worth.
 *
 * @param result - the answer
 * @returns 1 for a right answer, ½ for one with a hint, otherwise 0
 * @example
 * pointsOf({ correct: true, isHinted: true }); // 0.5
 */
export function pointsOf({ correct, isHinted }: Pick<QuizResult, 'correct' | 'isHinted'>): number {
  if (!correct) return 0;
  return isHinted === true ? 0.5 : 1;
}
