import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import {
  count,
  exampleId,
  id,
  listName,
  listSlug,
  orNull,
  quizCode,
  time,
} from '../base/scalar.ts';
import { answerEvent } from '../review/review-event.ts';
import { quizItem, quizQuestion, quizQuestionKey } from './quiz.ts';
import { resolvedQuizSettings } from './quiz-settings.ts';

/** The answer that counts for a word or a cell: the first wrong one, or else the latest. */
export const quizResult = answerEvent
  .pick({
    id: true,
    wordId: true,
    rowId: true,
    columnId: true,
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

/** A quiz of several kinds asks each word twice. */
const maxQuestions = 2 * limits.quizMaxWords;

/** The round of a question in a session. */
const place = {
  round: z
    .int()
    .min(0)
    .max(maxQuestions - 1)
    .openapi({ description: 'Rounds are asked in this order', example: 0 }),
  again: quizCode.optional().describe('The kind of question after a mistake; by default, the same'),
};

/** The list that the words of a lesson come from. */
export const lessonList = z
  .strictObject({ id, slug: listSlug, name: listName.max(limits.nameMaxLength) })
  .openapi('LessonList');

/** How a session is played, besides its settings. */
const conditions = z
  .strictObject({
    missedRound: z
      .enum(['none', 'pending', 'each-round'])
      .describe('Whether missed words are repeated not at all, at the end, or after each round'),
    isByEar: z.boolean(),
    isRetry: z.boolean().describe('Whether it repeats the words that another session missed'),
    timeLimit: z.strictObject({ seconds: z.int().min(1).max(3_600), endsAt: time }).optional(),
    lesson: z
      .strictObject({ list: z.union([lessonList, z.null()]), remaining: count.min(0) })
      .optional()
      .describe('Present in a lesson'),
  })
  .openapi('QuizSessionConditions', {
    example: { missedRound: 'pending', isByEar: false, isRetry: false },
  });

/** A quiz session with everything that is needed to continue it or to show its results. */
export const quizSession = quizSessionRecord
  .extend({
    pairs: z.array(quizQuestion.extend(place).openapi('QuizSessionQuestion')),
    conditions,
    answers: z.array(quizResult).describe('All answers that count, in order'),
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
      .array(z.strictObject({ ...quizQuestionKey.shape, ...place }).openapi('PlannedQuizQuestion'))
      .min(1)
      .max(maxQuestions)
      .describe('The questions of all rounds, without those that repeat missed words'),
    conditions,
    finishedAt: orNull(time),
  })
  .openapi('PlayedQuizSession');

export type PlayedSession = z.infer<typeof playedSession>;

export type QuizScore = z.infer<typeof score>;
export type QuizSessionRecord = z.infer<typeof quizSessionRecord>;
export type QuizSession = z.infer<typeof quizSession>;
export type QuizSessionConditions = z.infer<typeof conditions>;
export type PlannedQuizQuestion = PlayedSession['pairs'][number];
