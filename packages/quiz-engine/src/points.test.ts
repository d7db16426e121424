import { pointsOf, resultOf, score } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuiz } from '../test/any-quiz.ts';

describe('points', () => {
  it('[Q17] are one for a right answer, half with a hint, and none for a wrong one', () => {
    expect(pointsOf({ correct: true })).toBe(1);
    expect(pointsOf({ correct: true, isHinted: false })).toBe(1);
    expect(pointsOf({ correct: true, isHinted: true })).toBe(0.5);
    expect(pointsOf({ correct: false })).toBe(0);
    expect(pointsOf({ correct: false, isHinted: true })).toBe(0);
  });

  it('[Q17] of a score are those of its right pairs, less half of each with a hint', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        const results = quiz.pairs.map(({ word }) => resultOf(quiz, word.id));
        const hinted = results.filter((result) => result?.correct && result.isHinted);
        const { points, correct } = score(quiz);
        expect(points).toBe(correct - hinted.length / 2);
      }),
    );
  });
});
