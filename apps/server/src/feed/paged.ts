import { skipFor } from '@wordhoard/feed-store';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { mostCounted, type PageRequest } from './feed.ts';

export interface Page<Row> {
  total: number;
  rows: Row[];
}

export const pageOf = ({ page, pageSize }: PageRequest): SQL =>
  sql`limit ${pageSize} offset ${skipFor(page, pageSize)}`;

/** How many rows a query has, counting no further than a feed reaches. */
export async function countRows(database: Database, query: SQL): Promise<number> {
  const counted = await selectRow<{ total: number }>(
    database,
    sql`select count(*)::int as total from (${query} limit ${mostCounted}) as counted`,
  );
  return counted?.total ?? 0;
}

export interface PagedQuery {
  columns: SQL;
  /** From `from` to the end of `where`. */
  source: SQL;
  order: SQL;
}

export async function selectPage<Row>(
  database: Database,
  { columns, source, order }: PagedQuery,
  request: PageRequest,
): Promise<Page<Row>> {
  const [total, rows] = await Promise.all([
    countRows(database, sql`select 1 ${source}`),
    selectRows<Row>(
      database,
      sql`select ${columns} ${source} order by ${order} ${pageOf(request)}`,
    ),
  ]);
  return { total, rows };
}
