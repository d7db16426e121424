import { addResult, bestStreakOf, createQuiz, streakOf, undo } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuiz, anyResult } from '../test/any-quiz.ts';

/** Answers as signs, to words whose ids a record sorts the other way round. */
const answered = (signs: string) =>
  [...signs].reduce(
    (quiz, sign, place) =>
      addResult(quiz, { wordId: String(signs.length - place), correct: sign === '+' }),
    createQuiz(),
  );

describe('a streak', () => {
  it.each([
    ['', 0, 0],
    ['-', 0, 0],
    ['+', 1, 1],
    ['+++', 3, 3],
    ['++-', 0, 2],
    ['++-+', 1, 2],
    ['-+-++', 2, 2],
    ['+++-+-++', 2, 3],
  ])('[Q18] of %j is %i, and %i at best', (signs, current, best) => {
    expect(streakOf(answered(signs))).toBe(current);
    expect(bestStreakOf(answered(signs))).toBe(best);
  });

  it('[Q18] has each word once, where it was answered last', () => {
    const again = addResult(answered('-++'), { wordId: '3', correct: true });
    expect(streakOf(again)).toBe(3);
    expect(streakOf(addResult(again, { wordId: '2', correct: false }))).toBe(0);
    expect(bestStreakOf(addResult(again, { wordId: '2', correct: false }))).toBe(2);
  });

  it('[Q18] grows by a right answer to a new word, and ends with a wrong one', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        const next = addResult(quiz, { ...result, wordId: 'new' });
        expect(streakOf(next)).toBe(result.correct ? streakOf(quiz) + 1 : 0);
        expect(bestStreakOf(next)).toBe(Math.max(bestStreakOf(quiz), streakOf(next)));
        expect(streakOf(undo(next))).toBe(streakOf(quiz));
      }),
    );
  });
});
