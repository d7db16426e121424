import { z } from '@hono/zod-openapi';
import { quizResult } from './quiz-answer.ts';
import { quizItem, quizPair, settledQuizSettings } from './quiz-material.ts';
import { exampleId, id, time } from './scalar.ts';

const score = z
  .object({
    correct: z.int(),
    answered: z.int(),
    total: z.int(),
    points: z.number().openapi({
      description: 'As correct, but a right answer with a hint counts half',
    }),
    seconds: z.int(),
    bestStreak: z.int().openapi({ description: 'Most right answers in a row' }),
  })
  .openapi('QuizScore', {
    example: { correct: 8, answered: 10, total: 10, points: 7.5, seconds: 95, bestStreak: 5 },
  });

export const quizRecord = z
  .object({
    id,
    settings: settledQuizSettings,
    score,
    createdAt: time,
    changedAt: time,
    finishedAt: time.nullable(),
  })
  .openapi('QuizRecord');

/** Of a pair, counted from 0. */
export const index = z.int().openapi({ example: 1 });

/** A quiz with everything that is needed to go on with it, or to show its results. */
export const quiz = quizRecord
  .extend({
    index,
    pairs: z.array(quizPair),
    results: z.record(z.string(), quizResult).openapi({
      description: 'By word id',
      example: {
        [exampleId]: {
          wordId: exampleId,
          code: 'multiple-choice',
          verdict: 'exact',
          answer: 'Apfel',
          milliseconds: 2_400,
          isHinted: false,
          day: '2026-03-01',
          correct: true,
          order: 1,
          answeredAt: '2026-03-01T12:00:00.000Z',
        },
      },
    }),
    pool: z.array(quizItem),
  })
  .openapi('Quiz');

export type QuizScore = z.infer<typeof score>;
export type QuizRecord = z.infer<typeof quizRecord>;
export type Quiz = z.infer<typeof quiz>;
