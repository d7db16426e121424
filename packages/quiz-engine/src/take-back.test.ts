import {
  createQuiz,
  deleteResult,
  goToNext,
  latestResult,
  type Quiz,
  setIndex,
  undo,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { animals, answer, buildPairs } from '../test/factory.ts';

describe('deleting a result', () => {
  it('[Q8] removes it and goes to the next unanswered pair', () => {
    const quiz = deleteResult(answer(animals(), 'ant', 'bee'), 'ant');
    expect(quiz.results).toEqual({ bee: { wordId: 'bee', correct: true, order: 2 } });
    expect(quiz.index).toBe(2);
  });

  it('[Q8] goes to the pair of the deleted result where nothing else is unanswered', () => {
    const finished = setIndex(answer(animals(), 'ant', 'bee', 'cat', 'dog'), 3);
    expect(deleteResult(finished, 'bee').index).toBe(1);
    expect(deleteResult(finished, 'dog').index).toBe(3);
  });

  it('[Q8] changes nothing for a word without a result', () => {
    const quiz = answer(animals(), 'ant');
    expect(deleteResult(quiz, 'bee')).toBe(quiz);
    expect(deleteResult(quiz, 'toString')).toBe(quiz);
  });
});

describe('undo', () => {
  it('[Q10] takes back the latest answer and returns to its pair', () => {
    const quiz = goToNext(answer(animals(), 'ant', 'bee'));
    const undone = undo(quiz);
    expect(undone.index).toBe(1);
    expect(Object.keys(undone.results)).toEqual(['ant']);
  });

  it('[Q10] knows the latest of ids that a record sorts as numbers', () => {
    const quiz = answer(createQuiz({ pairs: buildPairs('42', '7', '100') }), '42', '100', '7');
    expect(latestResult(quiz)?.wordId).toBe('7');
    expect(latestResult(undo(quiz))?.wordId).toBe('100');
    expect(latestResult(undo(undo(quiz)))?.wordId).toBe('42');
  });

  it('[Q10] takes an answer given again for the latest', () => {
    const quiz = answer(animals(), 'ant', 'bee', 'ant');
    expect(undo(quiz).index).toBe(0);
    expect(Object.keys(undo(quiz).results)).toEqual(['bee']);
  });

  it('[Q10] still knows the latest of a quiz that was stored', () => {
    const stored: Quiz = JSON.parse(JSON.stringify(answer(animals(), 'dog', 'ant', 'bee')));
    expect(undo(stored).index).toBe(1);
    expect(latestResult(answer(undo(stored), 'cat'))?.wordId).toBe('cat');
  });

  it('[Q10] changes nothing where nothing is answered', () => {
    const quiz = setIndex(animals(), 2);
    expect(undo(quiz)).toBe(quiz);
  });

  it('[Q10] takes back an answer to a word that is not in the quiz, and stays', () => {
    const quiz = answer(setIndex(animals(), 2), 'elk');
    expect(undo(quiz)).toEqual(setIndex(animals(), 2));
  });
});
