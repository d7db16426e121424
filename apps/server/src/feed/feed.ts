import { limits } from '@wordhoard/contract/limits';
import { skipFor } from '@wordhoard/feed-store';

export interface PageRequest {
  page: number;
  pageSize: number;
}

export const firstPage: PageRequest = { page: 1, pageSize: limits.feedPageSize };

/** No page reaches further, so nothing is counted beyond. */
export const mostCounted = limits.feedMaxPage * limits.feedMaxPageSize;

export function presentFeed<Item>({ page, pageSize }: PageRequest, total: number, data: Item[]) {
  return { page, skip: skipFor(page, pageSize), total, data };
}
