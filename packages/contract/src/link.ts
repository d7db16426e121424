import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { id } from './scalar.ts';

/** As many as the largest list holds. */
const mostChildren = limits.listMaxWords;

const childIds = z.array(id).min(1).max(mostChildren);
const children = z
  .array(
    z.strictObject({
      id,
      link: z.boolean().openapi({ description: 'Whether it is to be linked or unlinked' }),
    }),
  )
  .min(1)
  .max(mostChildren);

/** What is to be linked to a parent: one child, several, or several that are linked or unlinked. */
export function linkTo<Parent extends z.ZodRawShape>(parent: Parent) {
  return z.union([
    z.strictObject({ ...parent, childId: id }),
    z.strictObject({ ...parent, childIds }),
    z.strictObject({ ...parent, children }),
  ]);
}

export const linkRequest = linkTo({ parentId: id }).openapi('LinkRequest');

/** What is linked and what is not linked now, whether or not it was so before. */
export const linkAnswer = z
  .object({ linkIds: z.array(id), unlinkIds: z.array(id) })
  .openapi('LinkAnswer');
