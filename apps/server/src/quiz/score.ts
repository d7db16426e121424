import type { QuizResult, QuizScore } from '@wordhoard/contract';
import { bestStreakOf, pointsOf } from '@wordhoard/quiz-engine';

type Scored = Pick<QuizResult, 'wordId' | 'correct' | 'isHinted' | 'order' | 'milliseconds'>;

export function scoreOf(given: readonly Scored[], total: number): QuizScore {
  const results = Object.fromEntries(given.map((result) => [result.wordId, result]));
  return {
    correct: given.filter(({ correct }) => correct).length,
    answered: given.length,
    total,
    points: sumOf(given.map(pointsOf)),
    seconds: Math.round(sumOf(given.map(({ milliseconds }) => milliseconds)) / 1_000),
    bestStreak: bestStreakOf({ results }),
  };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
