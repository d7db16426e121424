import {
  addResult,
  countBestStreak,
  countPoints,
  countStreak,
  createQuiz,
  findResult,
  getCurrentPair,
  isComplete,
  listMissedPairs,
  score,
  setIndex,
  undo,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuiz, anyResult } from '../../test/any-quiz.ts';
import { animals, answer, buildPairs } from '../../test/factory.ts';

describe('score', () => {
  const half = () => addResult(answer(animals(), 'ant'), { wordId: 'cat', correct: false });

  it('[Q16] getCurrentPair returns the pair at the index', () => {
    expect(getCurrentPair(setIndex(animals(), 2))).toEqual({ word: { id: 'cat' } });
  });

  it('[Q16] counts right, answered and all pairs', () => {
    expect(score(half())).toEqual({ correct: 1, answered: 2, total: 4, points: 1 });
  });

  it('[Q16] isComplete is true once every pair is answered', () => {
    expect(isComplete(answer(half(), 'bee'))).toBe(false);
    expect(isComplete(answer(half(), 'bee', 'dog'))).toBe(true);
  });

  it('[Q16] listMissedPairs returns wrong pairs and no unanswered ones', () => {
    expect(listMissedPairs(half())).toEqual(buildPairs('cat'));
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

describe('countPoints', () => {
  it('[Q17] is 1 for a right answer, 0.5 with a hint, and 0 for a wrong answer', () => {
    expect(countPoints({ correct: true })).toBe(1);
    expect(countPoints({ correct: true, isHinted: false })).toBe(1);
    expect(countPoints({ correct: true, isHinted: true })).toBe(0.5);
    expect(countPoints({ correct: false })).toBe(0);
    expect(countPoints({ correct: false, isHinted: true })).toBe(0);
  });

  it('[Q17] a score loses half a point for each hint', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        const results = quiz.pairs.map(({ word }) => findResult(quiz, word.id));
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
    expect(countStreak(answered(signs))).toBe(current);
    expect(countBestStreak(answered(signs))).toBe(best);
  });

  it('[Q18] counts the latest answer of each word', () => {
    const again = addResult(answered('-++'), { wordId: '3', correct: true });
    expect(countStreak(again)).toBe(3);
    expect(countStreak(addResult(again, { wordId: '2', correct: false }))).toBe(0);
    expect(countBestStreak(addResult(again, { wordId: '2', correct: false }))).toBe(2);
  });

  it('[Q18] grows by a right answer to a new word and ends with a wrong one', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        const next = addResult(quiz, { ...result, wordId: 'new' });
        expect(countStreak(next)).toBe(result.correct ? countStreak(quiz) + 1 : 0);
        expect(countBestStreak(next)).toBe(Math.max(countBestStreak(quiz), countStreak(next)));
        expect(countStreak(undo(next))).toBe(countStreak(quiz));
      }),
    );
  });
});
