import { z } from '@hono/zod-openapi';
import { postRoute } from '../base/route.ts';
import { id, userReaction } from '../base/scalar.ts';
import { opinionFields } from './contribution-fields.ts';

const reactionRecord = z
  .object({
    id,
    reaction: userReaction.nullable(),
    ...opinionFields,
  })
  .openapi('ReactionRecord');

/** The route by which learners react to entries of one kind. */
export function reactionRoute<const Path extends string>({
  path,
  summary,
}: {
  path: Path;
  summary: string;
}) {
  return postRoute({
    path,
    access: 'learner',
    summary,
    body: z.strictObject({
      id,
      reaction: userReaction.nullable().openapi({ description: 'Null withdraws the reaction' }),
    }),
    success: reactionRecord,
    errors: ['NotFound', 'Forbidden'],
  });
}
