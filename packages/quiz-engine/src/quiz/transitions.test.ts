import {
  addResult,
  createQuiz,
  findResult,
  getCurrentPair,
  goToNext,
  isComplete,
  listMissedPairs,
  type Quiz,
  score,
  undo,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPairs, anyQuiz, anyResult, anyStep } from '../../test/any-quiz.ts';

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

/** The index that goToNext should move to, from a list of candidates in order of priority. */
function naiveNext(quiz: Quiz): number | undefined {
  const indices = quiz.pairs.map((_pair, index) => index);
  const unanswered = indices.filter((index) => {
    const id = quiz.pairs[index]?.word.id ?? '';
    return !Object.entries(quiz.results).some(([answered]) => answered === id);
  });
  const following = unanswered.filter((index) => index > quiz.index);
  return [...following, ...unanswered, ...indices.slice(-1), 0][0];
}

describe('any sequence of transitions', () => {
  it('[Q13] keeps the index within the pairs, or at 0 in an empty quiz', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        expect(Number.isInteger(quiz.index)).toBe(true);
        expect(Object.is(quiz.index, -0)).toBe(false);
        expect(quiz.index).toBeGreaterThanOrEqual(0);
        expect(quiz.index).toBeLessThan(Math.max(1, quiz.pairs.length));
      }),
    );
  });

  it('[Q14] does not mutate the quiz', () => {
    fc.assert(
      fc.property(anyQuiz, anyStep, (quiz, step) => {
        const before = structuredClone(quiz);
        step(deepFreeze(quiz));
        expect(quiz).toEqual(before);
      }),
    );
  });

  it('[Q15] continues after serialisation as before it', () => {
    fc.assert(
      fc.property(anyQuiz, anyStep, (quiz, step) => {
        const stored: Quiz = JSON.parse(JSON.stringify(quiz));
        expect(step(stored)).toEqual(step(quiz));
        expect(step(structuredClone(quiz))).toEqual(step(quiz));
      }),
    );
  });

  it('[Q7] goToNext agrees with a naive implementation', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        expect(goToNext(quiz).index).toBe(naiveNext(quiz));
      }),
    );
  });

  it('[Q6] findResult finds an added result, and the index does not move', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        const answered = addResult(quiz, result);
        expect(findResult(answered, result.wordId)).toMatchObject(result);
        expect(answered.index).toBe(quiz.index);
      }),
    );
  });

  it('[Q10] undo restores the state before a new answer', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        fc.pre(findResult(quiz, result.wordId) === undefined);
        const undone = undo(addResult(quiz, result));
        expect(undone.results).toEqual(quiz.results);
        const isAsked = quiz.pairs.some((pair) => pair.word.id === result.wordId);
        if (isAsked) expect(getCurrentPair(undone)?.word.id).toBe(result.wordId);
      }),
    );
  });

  it('[Q10] undo removes one answer at a time, down to none', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        let left = quiz;
        for (const _answer of Object.keys(quiz.results)) left = undo(left);
        expect(left.results).toEqual({});
      }),
    );
  });

  it('[Q7] answering and goToNext visit every word once', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const words = new Set(pairs.map((pair) => pair.word.id));
        let quiz: Quiz = createQuiz({ pairs });
        for (const _word of words) {
          const wordId = getCurrentPair(quiz)?.word.id ?? '';
          expect(findResult(quiz, wordId)).toBeUndefined();
          quiz = goToNext(addResult(quiz, { wordId, correct: true }));
        }
        expect(isComplete(quiz)).toBe(pairs.length > 0);
      }),
    );
  });

  it('[Q16] missed pairs are those answered but not correct', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        const { correct, answered, total } = score(quiz);
        expect(listMissedPairs(quiz)).toHaveLength(answered - correct);
        expect(answered).toBeLessThanOrEqual(total);
      }),
    );
  });
});
