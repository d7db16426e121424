import { limits } from '@wordhoard/contract/limits';

export interface PageRequest {
  page: number;
  pageSize: number;
}

export interface Feed<Item> {
  page: number;
  skip: number;
  total: number;
  data: Item[];
}

export const firstPage: PageRequest = { page: 1, pageSize: limits.feedPageSize };

/** No page reaches further, so nothing is counted beyond. */
export const mostCounted = limits.feedMaxPage * limits.feedMaxPageSize;

export const skipOf = ({ page, pageSize }: PageRequest): number => (page - 1) * pageSize;

export function presentFeed<Item>(request: PageRequest, total: number, data: Item[]): Feed<Item> {
  return { page: request.page, skip: skipOf(request), total, data };
}
