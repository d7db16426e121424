import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const chunkLength = 5_000;

/** Inserts many rows with few statements. Each row must name every column: none takes its default. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Required<Table['$inferInsert']>[],
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += chunkLength) {
    const chunk = rows.slice(start, start + chunkLength).map((row) => byColumnName(table, row));
    await database.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(chunk)}::jsonb)`,
    );
  }
}

function byColumnName(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([property, column]) => [column.name, row[property]]));
}
