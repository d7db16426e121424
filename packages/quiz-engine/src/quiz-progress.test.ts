import {
  addResult,
  currentPair,
  isComplete,
  missed,
  score,
  setIndex,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { animals, answer, buildPairs } from '../test/factory.ts';

describe('how far a quiz is', () => {
  const half = () => addResult(answer(animals(), 'ant'), { wordId: 'cat', correct: false });

  it('[Q16] knows its current pair', () => {
    expect(currentPair(setIndex(animals(), 2))).toEqual({ word: { id: 'cat' } });
  });

  it('[Q16] counts right answers, answers and pairs', () => {
    expect(score(half())).toEqual({ correct: 1, answered: 2, total: 4, points: 1 });
  });

  it('[Q16] is complete once every pair is answered', () => {
    expect(isComplete(answer(half(), 'bee'))).toBe(false);
    expect(isComplete(answer(half(), 'bee', 'dog'))).toBe(true);
  });

  it('[Q16] collects what was answered wrongly, not what is unanswered', () => {
    expect(missed(half())).toEqual(buildPairs('cat'));
  });

  it('[Q16] counts no answer to a word that is not in the quiz', () => {
    expect(score(answer(animals(), 'elk'))).toEqual({
      correct: 0,
      answered: 0,
      total: 4,
      points: 0,
    });
  });
});
