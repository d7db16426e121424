import {
  addResult,
  createQuiz,
  deleteResult,
  goToNext,
  type Quiz,
  type QuizPair,
  type QuizResult,
  reset,
  setEntity,
  setIndex,
  undo,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { anyWordId, buildPairs } from './factory.ts';

type Step = (quiz: Quiz) => Quiz;

export const anyPairs: fc.Arbitrary<QuizPair[]> = fc
  .array(anyWordId, { maxLength: 6 })
  .map((ids) => buildPairs(...ids));
export const anyResult: fc.Arbitrary<QuizResult> = fc.record(
  { wordId: anyWordId, correct: fc.boolean(), isHinted: fc.boolean() },
  { requiredKeys: ['wordId', 'correct'] },
);
const anyIndex = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double());

/** Any transition. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyResult.map(
    (result): Step =>
      (quiz) =>
        addResult(quiz, result),
  ),
  anyWordId.map(
    (wordId): Step =>
      (quiz) =>
        deleteResult(quiz, wordId),
  ),
  anyIndex.map(
    (index): Step =>
      (quiz) =>
        setIndex(quiz, index),
  ),
  anyPairs.map(
    (pairs): Step =>
      (quiz) =>
        setEntity(quiz, { pairs }),
  ),
  fc.constantFrom<Step[]>(goToNext, undo, reset),
);

/** A quiz after any sequence of transitions. */
export const anyQuiz: fc.Arbitrary<Quiz> = fc
  .tuple(anyPairs, fc.array(anyStep, { maxLength: 12 }))
  .map(([pairs, steps]) => steps.reduce((quiz, step) => step(quiz), createQuiz({ pairs })));
