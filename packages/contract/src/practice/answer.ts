import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { day, id, knowing, time, verdict } from '../base/scalar.ts';
import { quizCode } from './quiz.ts';

const isHinted = z.boolean().openapi({
  description: 'Whether the learner used a hint, which halves the points',
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
  day,
};

export const quizResult = z
  .object({
    ...answer,
    isHinted,
    correct: z.boolean(),
    order: z.int().openapi({
      description: 'Increases with each answer',
      example: 1,
    }),
    answeredAt: time,
  })
  .openapi('QuizResult');

export const savedQuizResult = quizResult.extend({ knowing }).openapi('SavedQuizResult', {
  description: 'A result with the new status of its word',
});

export type QuizResult = z.infer<typeof quizResult>;
export type SavedQuizResult = z.infer<typeof savedQuizResult>;
