import {
  addResult,
  bestStreakOf,
  createQuiz,
  currentPair,
  isComplete,
  missedPairs,
  pointsOf,
  resultOf,
  score,
  setIndex,
  streakOf,
  undo,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuiz, anyResult } from '../../test/any-quiz.ts';
import { animals, answer, buildPairs } from '../../test/factory.ts';

describe('score', () => {
  const half = () => addResult(answer(animals(), 'ant'), { wordId: 'cat', correct: false });

  it('[Q16] currentPair returns the pair at the index', () => {
    expect(currentPair(setIndex(animals(), 2))).toEqual({ word: { id: 'cat' } });
  });

  it('[Q16] counts right, answered and all pairs', () => {
    expect(score(half())).toEqual({ correct: 1, answered: 2, total: 4, points: 1 });
  });

  it('[Q16] isComplete is true once every pair is answered', () => {
    expect(isComplete(answer(half(), 'bee'))).toBe(false);
    expect(isComplete(answer(half(), 'bee', 'dog'))).toBe(true);
  });

  it('[Q16] missedPairs returns wrong pairs and no unanswered ones', () => {
    expect(missedPairs(half())).toEqual(buildPairs('cat'));
  });

  it('[Q16] ignores answers to words that are not in the quiz', () => {
    expect(score(answer(animals(), 'elk'))).toEqual({
      correct: 0,
      answered: 0,
      total: 4,
      points: 0,
    });
  });
});

describe('pointsOf', () => {
  it('[Q17] is 1 for a right answer, 0.5 with a hint, and 0 for a wrong answer', () => {
    expect(pointsOf({ correct: true })).toBe(1);
    expect(pointsOf({ correct: true, isHinted: false })).toBe(1);
    expect(pointsOf({ correct: true, isHinted: true })).toBe(0.5);
    expect(pointsOf({ correct: false })).toBe(0);
    expect(pointsOf({ correct: false, isHinted: true })).toBe(0);
  });

  it('[Q17] a score loses half a point for each hint', () => {
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

/** A quiz with one answer for each sign. Objects sort the word ids in reverse. */
const answered = (signs: string) =>
  [...signs].reduce(
    (quiz, sign, position) =>
      addResult(quiz, { wordId: String(signs.length - position), correct: sign === '+' }),
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
  ])('[Q18] of %j is %i, and %i at its longest', (signs, current, best) => {
    expect(streakOf(answered(signs))).toBe(current);
    expect(bestStreakOf(answered(signs))).toBe(best);
  });

  it('[Q18] counts the latest answer of each word', () => {
    const again = addResult(answered('-++'), { wordId: '3', correct: true });
    expect(streakOf(again)).toBe(3);
    expect(streakOf(addResult(again, { wordId: '2', correct: false }))).toBe(0);
    expect(bestStreakOf(addResult(again, { wordId: '2', correct: false }))).toBe(2);
  });

  it('[Q18] grows by a right answer to a new word and ends with a wrong one', () => {
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
