import { z } from '@hono/zod-openapi';
import { exampleId, id, time } from '../base/scalar.ts';
import { quizResult } from './answer.ts';
import { quizItem, quizQuestion, resolvedQuizSettings } from './quiz.ts';

const score = z
  .object({
    correct: z.int(),
    answered: z.int(),
    total: z.int(),
    points: z.number().openapi({
      description: 'Like `correct`, but a hinted answer counts half',
    }),
    seconds: z.int(),
    bestStreak: z
      .int()
      .openapi({ description: 'The highest number of consecutive correct answers' }),
  })
  .openapi('QuizScore', {
    example: { correct: 8, answered: 10, total: 10, points: 7.5, seconds: 95, bestStreak: 5 },
  });

export const quizSessionRecord = z
  .object({
    id,
    settings: resolvedQuizSettings,
    score,
    createdAt: time,
    changedAt: time,
    finishedAt: time.nullable(),
  })
  .openapi('QuizSessionRecord');

/** The position of a question, counted from 0. */
export const index = z.int().openapi({ example: 1 });

/** A quiz session with everything that is needed to continue it or to show its results. */
export const quizSession = quizSessionRecord
  .extend({
    index,
    pairs: z.array(quizQuestion),
    results: z.record(z.string(), quizResult).openapi({
      description: 'Keyed by word id',
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
  .openapi('QuizSession');

export type QuizScore = z.infer<typeof score>;
export type QuizSessionRecord = z.infer<typeof quizSessionRecord>;
export type QuizSession = z.infer<typeof quizSession>;
