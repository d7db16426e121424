import { z } from '@hono/zod-openapi';
import { opinionFields } from './contribution.ts';
import { postRoute } from './route.ts';
import { id, userReaction } from './scalar.ts';

const judged = z
  .object({
    id,
    reaction: userReaction.nullable(),
    ...opinionFields,
  })
  .openapi('ReactionRecord');

/** The call by which a learner says what they think of an entry of one kind. */
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
      reaction: userReaction.nullable().openapi({ description: 'Null withdraws the former one' }),
    }),
    success: judged,
    errors: ['NotFound', 'Forbidden'],
  });
}
