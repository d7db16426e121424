import type { QuizResult, QuizScore } from '@wordhoard/contract';

type Scored = Pick<QuizResult, 'correct' | 'order' | 'milliseconds'>;

export function scoreOf(results: readonly Scored[], total: number): QuizScore {
  return {
    correct: results.filter(({ correct }) => correct).length,
    answered: results.length,
    total,
    seconds: Math.round(results.reduce((sum, result) => sum + result.milliseconds, 0) / 1_000),
    bestStreak: bestStreak(results),
  };
}

/** Most right answers in a row, in the order in which they were given. */
function bestStreak(results: readonly Scored[]): number {
  let streak = 0;
  let best = 0;
  for (const { correct } of results.toSorted((one, other) => one.order - other.order)) {
    streak = correct ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return best;
}
