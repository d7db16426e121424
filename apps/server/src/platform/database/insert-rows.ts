import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const chunkLength = 5_000;

interface InsertOptions {
  /** Leaves out rows that break a unique index. */
  ignoreConflicts?: boolean;
}

/**
 * Inserts many rows with few statements. All rows have the same columns as the first.
 * Raw SQL: one JSON parameter takes any number of rows, while `values` is limited to 65,535 parameters.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { ignoreConflicts = false }: InsertOptions = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const name = sql.identifier(getTableName(table));
  const columns = columnsOf(table, first);
  for (let start = 0; start < rows.length; start += chunkLength) {
    const chunk = rows.slice(start, start + chunkLength).map((row) => byColumnName(table, row));
    await database.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(chunk)}::json)${ignoreConflicts ? sql` on conflict do nothing` : sql``}`,
    );
  }
}

function byColumnName(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([property]) => property in row)
      .map(([property, column]) => [column.name, row[property]]),
  );
}

function columnsOf(table: PgTable, row: Record<string, unknown>): SQL {
  const names = Object.keys(byColumnName(table, row));
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
