import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { sortOrder } from './scalar.ts';

/** What every feed request takes beside its own filters. */
export const feedFields = {
  page: z.int().min(1).max(limits.feedMaxPage).default(1),
  pageSize: z.int().min(1).max(limits.feedMaxPageSize).default(limits.feedPageSize),
  sort: sortOrder.optional(),
};

export function feedOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    page: z.int(),
    skip: z.int(),
    total: z.int(),
    data: z.array(item),
  });
}

export function dataOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}
