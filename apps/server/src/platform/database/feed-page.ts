import type { SortOrder } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { skipFor } from '@wordhoard/feed-store';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { fixed } from '../../schema/column.ts';
import type { Database } from './database.ts';

export interface PageRequest {
  page: number;
  pageSize: number;
}

export interface FeedRequest extends PageRequest {
  sort?: SortOrder | undefined;
}

export const firstPage: PageRequest = { page: 1, pageSize: limits.feedPageSize };

/** The last row that a page can show. Totals stop there. */
export const maxCounted = limits.feedMaxPage * limits.feedMaxPageSize;

export interface Page<Row> {
  total: number;
  rows: Row[];
}

export function presentFeed<Item>({ page, pageSize }: PageRequest, { total, rows }: Page<Item>) {
  return { page, skip: skipFor(page, pageSize), total, data: rows };
}

/** A page of a feed has at most 100 rows, the words of a quiz at most 1,000. */
const maxOnPage = 1_000;

/**
 * Runs a query for one page of its rows, and counts them all, no further than a feed reaches. A window function would do
 * both in one statement, but it reads all rows: of 100,000 lists in 108 ms instead of 3.
 */
export async function findPage<Query extends PgSelect>(
  database: Database,
  query: Query,
  order: readonly (SQL | AnyPgColumn)[],
  request: PageRequest,
): Promise<Page<Awaited<Query>[number]>> {
  const { page, pageSize } = request;
  const counted = query.limit(maxCounted).as('counted');
  const [count, rows] = await Promise.all([
    database.$count(counted),
    query
      .orderBy(...order)
      .limit(pageSize)
      .offset(skipFor(page, pageSize)),
  ]);
  return { total: fitTotal(count, rows.length, request), rows };
}

/**
 * Makes the total of one statement agree with the rows of another, which may have been added or deleted meanwhile. A
 * page that is not full is the last one. An empty page tells that there are no more rows than before it.
 */
export function fitTotal(count: number, rowCount: number, { page, pageSize }: PageRequest): number {
  const skip = skipFor(page, pageSize);
  if (rowCount === 0) return Math.min(count, skip);
  const end = skip + rowCount;
  return rowCount < pageSize ? end : Math.max(count, end);
}

export const limitToPage = ({ page, pageSize }: PageRequest): SQL =>
  sql`limit ${pageSize} offset ${skipFor(page, pageSize)}`;

/** The values that {@link selectRowsOfPage} needs. */
export const pageValues = ({ page, pageSize }: PageRequest) => ({
  limit: pageSize,
  offset: skipFor(page, pageSize),
});

export interface PagePlaces {
  limit: Placeholder;
  offset: Placeholder;
}

/** A page of ordered rows. The last limit tells the planner that the rows are few. */
export function selectRowsOfPage(rows: SQL, { limit, offset }: PagePlaces): SQL {
  return sql`select * from (
      ${rows} limit ${limit}::int offset ${offset}::int
    ) as page
    limit ${fixed(maxOnPage)}`;
}

/** Counts rows up to the last one that a feed can show. */
export function countRows(source: SQL): SQL {
  return sql`select count(*)::int from (select 1 ${source} limit ${fixed(maxCounted)}) as counted`;
}
