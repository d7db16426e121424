import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { id } from './scalar.ts';

const maxChildren = limits.listMaxWords;

const childIds = z.array(id).min(1).max(maxChildren);
const children = z
  .array(
    z.strictObject({
      id,
      link: z.boolean().describe('True links it, false unlinks it'),
    }),
  )
  .min(1)
  .max(maxChildren);

/** Links one child or several to a parent, or links some children and unlinks others. */
export function linkTo<Parent extends z.ZodRawShape>(parent: Parent) {
  return z.union([
    z.strictObject({ ...parent, childId: id }),
    z.strictObject({ ...parent, childIds }),
    z.strictObject({ ...parent, children }),
  ]);
}

export const linkRequest = linkTo({ parentId: id }).openapi('LinkRequest');

/** The children that are now linked and unlinked, including those that already were. */
export const linkAnswer = z
  .object({ linkIds: z.array(id), unlinkIds: z.array(id) })
  .openapi('LinkAnswer');
