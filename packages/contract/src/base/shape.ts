import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { count, sortOrder } from './scalar.ts';

const page = z.int().openapi({ example: 1 });

/** The fields of every feed request. */
export const feedFields = {
  page: page.min(1).max(limits.feedMaxPage).default(1),
  pageSize: z
    .int()
    .min(1)
    .max(limits.feedMaxPageSize)
    .default(limits.feedPageSize)
    .openapi({ example: limits.feedPageSize }),
  sort: sortOrder.optional(),
};

export function feedOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    page,
    skip: z.int().openapi({ example: 0 }),
    total: count,
    data: z.array(item),
  });
}

export function dataOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}

/** A nullable reference to a component. `nullable()` would make the component itself nullable. */
export const orNull = <Component extends z.ZodType>(component: Component) =>
  z.union([component, z.null()]);
