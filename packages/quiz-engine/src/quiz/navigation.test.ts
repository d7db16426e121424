import {
  createQuiz,
  deleteResult,
  findLatestResult,
  goToNext,
  type Quiz,
  setIndex,
  undo,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { animals, answer, buildPairs } from '../../test/factory.ts';

describe('deleteResult', () => {
  it('[Q8] deletes the result and moves to the next unanswered pair', () => {
    const quiz = deleteResult(answer(animals(), 'ant', 'bee'), 'ant');
    expect(quiz.results).toEqual({ bee: { wordId: 'bee', correct: true, order: 2 } });
    expect(quiz.index).toBe(2);
  });

  it('[Q8] moves to the pair of the deleted result if it is the only unanswered one', () => {
    const finished = setIndex(answer(animals(), 'ant', 'bee', 'cat', 'dog'), 3);
    expect(deleteResult(finished, 'bee').index).toBe(1);
    expect(deleteResult(finished, 'dog').index).toBe(3);
  });

  it('[Q8] returns the same quiz for a word without a result', () => {
    const quiz = answer(animals(), 'ant');
    expect(deleteResult(quiz, 'bee')).toBe(quiz);
    expect(deleteResult(quiz, 'toString')).toBe(quiz);
  });
});

describe('undo', () => {
  it('[Q10] removes the latest answer and returns to its pair', () => {
    const quiz = goToNext(answer(animals(), 'ant', 'bee'));
    const undone = undo(quiz);
    expect(undone.index).toBe(1);
    expect(Object.keys(undone.results)).toEqual(['ant']);
  });

  it('[Q10] finds the latest answer among ids that objects sort as numbers', () => {
    const quiz = answer(createQuiz({ pairs: buildPairs('42', '7', '100') }), '42', '100', '7');
    expect(findLatestResult(quiz)?.wordId).toBe('7');
    expect(findLatestResult(undo(quiz))?.wordId).toBe('100');
    expect(findLatestResult(undo(undo(quiz)))?.wordId).toBe('42');
  });

  it('[Q10] treats a repeated answer as the latest', () => {
    const quiz = answer(animals(), 'ant', 'bee', 'ant');
    expect(undo(quiz).index).toBe(0);
    expect(Object.keys(undo(quiz).results)).toEqual(['bee']);
  });

  it('[Q10] finds the latest answer of a deserialised quiz', () => {
    const stored: Quiz = JSON.parse(JSON.stringify(answer(animals(), 'dog', 'ant', 'bee')));
    expect(undo(stored).index).toBe(1);
    expect(findLatestResult(answer(undo(stored), 'cat'))?.wordId).toBe('cat');
  });

  it('[Q10] returns the same quiz if nothing is answered', () => {
    const quiz = setIndex(animals(), 2);
    expect(undo(quiz)).toBe(quiz);
  });

  it('[Q10] removes an answer to a word that is not in the quiz, and does not move', () => {
    const quiz = answer(setIndex(animals(), 2), 'elk');
    expect(undo(quiz)).toEqual(setIndex(animals(), 2));
  });
});
