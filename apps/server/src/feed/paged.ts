import { skipFor } from '@wordhoard/feed-store';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { mostCounted, type PageRequest } from './feed.ts';

export interface Page<Row> {
  total: number;
  rows: Row[];
}

interface PagedQuery {
  columns: SQL;
  /** From `from` to the end of `where`. */
  source: SQL;
  order: SQL;
  /** Where the total is kept; what is not kept is counted. */
  total?: SQL;
}

export const pageOf = ({ page, pageSize }: PageRequest): SQL =>
  sql`limit ${pageSize} offset ${skipFor(page, pageSize)}`;

/** A page and the total in one statement, so that both tell of the same moment. */
export async function selectPage<Row>(
  database: Database,
  { columns, source, order, total = countOf(source) }: PagedQuery,
  request: PageRequest,
): Promise<Page<Row>> {
  const rows = sql`select ${columns} ${source} order by ${order} ${pageOf(request)}`;
  const page = await selectRow<Page<Row>>(
    database,
    sql`select (${total}) as total,
          (select coalesce(json_agg(item), '[]') from (${rows}) as item) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}

/** Counts no further than a feed reaches. */
function countOf(source: SQL): SQL {
  return sql`select count(*)::int from (select 1 ${source} limit ${mostCounted}) as counted`;
}
