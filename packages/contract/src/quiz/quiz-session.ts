import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { exampleId, id, orNull, time } from '../base/scalar.ts';
import { answerEvent } from '../review/review-event.ts';
import { quizItem, quizQuestion, quizQuestionKey } from './quiz.ts';
import { resolvedQuizSettings } from './quiz-settings.ts';

/** The answer that counts for a word: the first wrong one, or else the latest. */
export const quizResult = answerEvent
  .pick({
    id: true,
    wordId: true,
    code: true,
    verdict: true,
    answer: true,
    milliseconds: true,
    day: true,
  })
  .extend({
    isHinted: z.boolean(),
    isOverridden: z.boolean(),
    isEasy: z.boolean(),
    answeredAt: time,
    correct: z.boolean(),
    order: z.int().openapi({ description: 'Increases with each answer', example: 1 }),
  })
  .openapi('QuizResult');

export type QuizResult = z.infer<typeof quizResult>;

const score = z
  .object({
    correct: z.int(),
    answered: z.int(),
    total: z.int(),
    points: z.number().describe('Like `correct`, but a hinted answer counts half'),
    seconds: z.int(),
    bestStreak: z.int().describe('The highest number of consecutive correct answers'),
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

/** A quiz session with everything that is needed to continue it or to show its results. */
export const quizSession = quizSessionRecord
  .extend({
    pairs: z.array(quizQuestion),
    results: z.record(z.string(), quizResult).openapi({
      description: 'Keyed by word id',
      example: {
        [exampleId]: {
          id: exampleId,
          wordId: exampleId,
          code: 'multiple-choice',
          verdict: 'exact',
          answer: 'Apfel',
          milliseconds: 2_400,
          isHinted: false,
          isOverridden: false,
          isEasy: false,
          day: '2026-03-01',
          answeredAt: '2026-03-01T12:00:00.000Z',
          correct: true,
          order: 1,
        },
      },
    }),
    pool: z.array(quizItem),
  })
  .openapi('QuizSession');

/** A quiz session as the device that plays it reports it. Its answers are events that name it. */
export const playedSession = z
  .strictObject({
    id: id.describe('A UUIDv7 that the device has made'),
    settings: resolvedQuizSettings,
    pairs: z
      .array(quizQuestionKey)
      .min(1)
      .max(limits.quizMaxWords)
      .describe('The words in the order in which they are asked first'),
    finishedAt: orNull(time),
  })
  .openapi('PlayedQuizSession');

export type PlayedSession = z.infer<typeof playedSession>;

export type QuizScore = z.infer<typeof score>;
export type QuizSessionRecord = z.infer<typeof quizSessionRecord>;
export type QuizSession = z.infer<typeof quizSession>;
