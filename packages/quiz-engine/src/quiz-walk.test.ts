import {
  addResult,
  createQuiz,
  currentPair,
  goToNext,
  isComplete,
  missed,
  type Quiz,
  resultOf,
  score,
  undo,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPairs, anyQuiz, anyResult, anyStep } from '../test/any-quiz.ts';

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

/** The rule of go-to-next as one list of places, the wished-for first. */
function placesByRule(quiz: Quiz): number[] {
  const places = quiz.pairs.map((_pair, place) => place);
  const unanswered = places.filter((place) => {
    const id = quiz.pairs[place]?.word.id ?? '';
    return !Object.entries(quiz.results).some(([answered]) => answered === id);
  });
  const following = unanswered.filter((place) => place > quiz.index);
  return [...following, ...unanswered, ...places.slice(-1), 0];
}

describe('any walk through a quiz', () => {
  it('[Q13] keeps the index at a pair, or at 0 where there is none', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        expect(Number.isInteger(quiz.index)).toBe(true);
        expect(Object.is(quiz.index, -0)).toBe(false);
        expect(quiz.index).toBeGreaterThanOrEqual(0);
        expect(quiz.index).toBeLessThan(Math.max(1, quiz.pairs.length));
      }),
    );
  });

  it('[Q14] never changes the quiz that it was given', () => {
    fc.assert(
      fc.property(anyQuiz, anyStep, (quiz, step) => {
        const before = structuredClone(quiz);
        step(deepFreeze(quiz));
        expect(quiz).toEqual(before);
      }),
    );
  });

  it('[Q15] goes on from storage as if it had never been there', () => {
    fc.assert(
      fc.property(anyQuiz, anyStep, (quiz, step) => {
        const stored: Quiz = JSON.parse(JSON.stringify(quiz));
        expect(step(stored)).toEqual(step(quiz));
        expect(step(structuredClone(quiz))).toEqual(step(quiz));
      }),
    );
  });

  it('[Q7] goes to the next pair by the rule', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        expect(goToNext(quiz).index).toBe(placesByRule(quiz)[0]);
      }),
    );
  });

  it('[Q6] finds what was stored last, without moving', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        const answered = addResult(quiz, result);
        expect(resultOf(answered, result.wordId)).toMatchObject(result);
        expect(answered.index).toBe(quiz.index);
      }),
    );
  });

  it('[Q10] undoes a new answer to what was there before', () => {
    fc.assert(
      fc.property(anyQuiz, anyResult, (quiz, result) => {
        fc.pre(resultOf(quiz, result.wordId) === undefined);
        const undone = undo(addResult(quiz, result));
        expect(undone.results).toEqual(quiz.results);
        const isAsked = quiz.pairs.some((pair) => pair.word.id === result.wordId);
        if (isAsked) expect(currentPair(undone)?.word.id).toBe(result.wordId);
      }),
    );
  });

  it('[Q10] undoes everything in as many steps as there are answers', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        let left = quiz;
        for (const _answer of Object.keys(quiz.results)) left = undo(left);
        expect(left.results).toEqual({});
      }),
    );
  });

  it('[Q7] asks every word once when each is answered and gone on from', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const words = new Set(pairs.map((pair) => pair.word.id));
        let quiz: Quiz = createQuiz({ pairs });
        for (const _word of words) {
          const wordId = currentPair(quiz)?.word.id ?? '';
          expect(resultOf(quiz, wordId)).toBeUndefined();
          quiz = goToNext(addResult(quiz, { wordId, correct: true }));
        }
        expect(isComplete(quiz)).toBe(pairs.length > 0);
      }),
    );
  });

  it('[Q16] counts missed pairs as answered but not correct', () => {
    fc.assert(
      fc.property(anyQuiz, (quiz) => {
        const { correct, answered, total } = score(quiz);
        expect(missed(quiz)).toHaveLength(answered - correct);
        expect(answered).toBeLessThanOrEqual(total);
      }),
    );
  });
});
