import { z } from '@hono/zod-openapi';
import { EntryStatus } from '../base/enumeration.ts';
import { count, entryStatus, id, reason, userReaction } from '../base/scalar.ts';

export const opinionFields = { likeCount: count, dislikeCount: count.openapi({ example: 0 }) };

/** The reactions to an entry and its relation to the reader. */
export const contributionFields = {
  ...opinionFields,
  reaction: userReaction.nullable().describe("The reader's reaction"),
  isOwn: z.boolean(),
  reason: reason
    .nullable()
    .openapi({ description: 'Why it was rejected; only its author sees it', example: null }),
};

/** The decision about an entry. */
export const outcomeFields = {
  status: entryStatus.openapi({ example: EntryStatus.Rejected }),
  reason: reason.nullable().describe('Why it was rejected'),
};

/** What the routes have in common by which learners react to entries. */
export const reactionCall = {
  body: z.strictObject({
    id,
    reaction: userReaction.nullable().describe('Null withdraws the reaction'),
  }),
  success: z
    .object({ id, reaction: userReaction.nullable(), ...opinionFields })
    .openapi('ReactionRecord'),
  errors: ['NotFound', 'Forbidden'],
} as const;
