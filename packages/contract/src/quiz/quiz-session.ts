import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { day, exampleId, id, knowing, time, verdict } from '../base/scalar.ts';
import { memoryOfCaller } from '../card/word-memory.ts';
import { quizItem, quizQuestion, scheduleOfCaller } from './quiz.ts';
import { quizCode, resolvedQuizSettings } from './quiz-settings.ts';

const isHinted = z.boolean().openapi({
  description: 'Whether the learner used a hint, which halves the points',
  example: false,
});

const isOverridden = z.boolean().openapi({
  description: 'Whether the learner overruled the verdict; `verdict` is the one that replaced it',
  example: false,
});
const isEasy = z.boolean().openapi({
  description: 'Whether the learner found the word easy',
  example: false,
});

/** An answer as the browser sends it. The server decides whether it is correct. */
export const answer = {
  wordId: id,
  code: quizCode,
  verdict,
  answer: z.string().max(limits.quizAnswerMaxLength).openapi({ example: 'Apfel' }),
  milliseconds: z.int().min(0).max(3_600_000).openapi({ example: 2_400 }),
  isHinted: isHinted.default(false),
  isOverridden: isOverridden.default(false),
  isEasy: isEasy.default(false),
  day,
  answeredAt: time,
};

export const quizResult = z
  .object({
    ...answer,
    isHinted,
    isOverridden,
    isEasy,
    correct: z.boolean(),
    order: z.int().openapi({
      description: 'Increases with each answer',
      example: 1,
    }),
  })
  .openapi('QuizResult');

export const savedQuizResult = quizResult
  .extend({ knowing, memory: memoryOfCaller })
  .openapi('SavedQuizResult', {
    description: 'A result with the new status and memory of its word',
  });

export type QuizResult = z.infer<typeof quizResult>;
export type SavedQuizResult = z.infer<typeof savedQuizResult>;

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
    schedule: scheduleOfCaller,
  })
  .openapi('QuizSession');

export type QuizScore = z.infer<typeof score>;
export type QuizSessionRecord = z.infer<typeof quizSessionRecord>;
export type QuizSession = z.infer<typeof quizSession>;
