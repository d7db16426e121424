import { z } from '@hono/zod-openapi';
import { EntryStatus } from './enumeration.ts';
import { count, entryStatus, reason, userReaction } from './scalar.ts';

/** How many like an entry, and how many do not. */
export const opinionFields = { likeCount: count, dislikeCount: count.openapi({ example: 0 }) };

/** What people think of an entry that somebody added, and what it is to the reader. */
export const contributionFields = {
  ...opinionFields,
  reaction: userReaction.nullable().openapi({ description: "The reader's own" }),
  isOwn: z.boolean(),
  reason: reason
    .nullable()
    .openapi({ description: 'Why it was rejected; nobody but its author is told', example: null }),
};

/** What became of an entry. */
export const outcomeFields = {
  status: entryStatus.openapi({ example: EntryStatus.Rejected }),
  reason: reason.nullable().openapi({ description: 'Why it was rejected' }),
};
