import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { quizCode } from './quiz-material.ts';
import { day, id, knowing, time, verdict } from './scalar.ts';

const isHinted = z.boolean().openapi({
  description: 'Whether a hint helped, which halves the point',
  example: false,
});

/** An answer as the browser hands it in. Whether it was right, the server decides. */
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
      description: 'Counts answers upwards: the highest is the latest',
      example: 1,
    }),
    answeredAt: time,
  })
  .openapi('QuizResult');

export const answered = quizResult.extend({ knowing }).openapi('QuizAnswered', {
  description: 'An answer, and what is known of its word now',
});

export type QuizResult = z.infer<typeof quizResult>;
export type QuizAnswered = z.infer<typeof answered>;
