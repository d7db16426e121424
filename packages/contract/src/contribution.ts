import { z } from '@hono/zod-openapi';
import { userReaction } from './scalar.ts';

/** What people think of an entry that somebody added, and what it is to the reader. */
export const contributionFields = {
  likeCount: z.int().openapi({ example: 3 }),
  dislikeCount: z.int().openapi({ example: 0 }),
  reaction: userReaction.nullable().openapi({ description: "The reader's own" }),
  isOwn: z.boolean(),
  reason: z
    .string()
    .nullable()
    .openapi({ description: 'Why it was rejected; nobody but its author is told', example: null }),
};
