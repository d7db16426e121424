import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { type Database, selectRows } from './database.ts';

const chunkLength = 5_000;

interface InsertOptions {
  /** Leaves out rows that break a unique index. */
  ignoreConflicts?: boolean;
}

/** Rows as a statement takes them. */
export interface RowChunk {
  table: string;
  /** Each with its type in SQL. */
  columns: [name: string, type: string][];
  /** The values of each column as a literal of PostgreSQL. */
  arrays: string[];
}

/** Inserts many rows with few statements. All rows have the same columns as the first. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  options?: InsertOptions,
): Promise<void> {
  for (const chunk of chunkRows(table, rows)) await insertChunk(database, chunk, options);
}

/** All rows have the same columns as the first. */
export function* chunkRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Generator<RowChunk> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first);
  for (let start = 0; start < rows.length; start += chunkLength) {
    const chunk: readonly Record<string, unknown>[] = rows.slice(start, start + chunkLength);
    yield {
      table: getTableName(table),
      columns: columns.map(([, column]) => [column.name, column.getSQLType()]),
      arrays: columns.map(([property, column]) =>
        toArray(chunk.map(({ [property]: value }) => toText(column, value))),
      ),
    };
  }
}

const toText = (column: PgColumn, value: unknown): string | null =>
  value === null || value === undefined ? null : String(column.mapToDriverValue(value));

const toArray = (texts: readonly (string | null)[]): string =>
  `{${texts.map((text) => (text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`)).join()}}`;

/** Raw SQL: a statement takes an array for each column, while `values` is limited to 65,535 parameters. */
export async function insertChunk(
  database: Database,
  { table, columns, arrays }: RowChunk,
  { ignoreConflicts = false }: InsertOptions = {},
): Promise<void> {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(columns.map(([name]) => sql`${sql.identifier(name)}`));
  const values = list(
    columns.map(([name, type]) => sql`${sql.identifier(name)}::${sql.raw(type)}`),
  );
  const given = list(arrays.map((array) => sql`${array}::text[]`));
  await database.execute(
    sql`insert into ${sql.identifier(table)} (${names}) select ${values} from unnest(${given}) as given (${names})${ignoreConflicts ? sql` on conflict do nothing` : sql``}`,
  );
}

/**
 * Checks the references of tables and builds their indexes at once when `work` is done. Row by row, that takes most of
 * the time of a load.
 */
export async function withoutIndexes(
  database: Database,
  names: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const tables = sql`any(${sql.param(names)}::regclass[])`;
  const references = await selectRows<{ remove: string; create: string }>(
    database,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
          format('alter table %s add constraint %I %s',
            conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
        from pg_constraint where contype = 'f' and conrelid = ${tables}`,
  );
  const indexes = await selectRows<{ remove: string; create: string }>(
    database,
    // The definition says "on only" for a table with partitions, which would get no indexes.
    sql`select format('drop index %s', indexrelid::regclass) as remove,
          replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as create
        from pg_index where indrelid = ${tables}
          and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const removed = [...references, ...indexes];
  for (const { remove } of removed) await database.execute(sql.raw(remove));
  await work();
  for (const { create } of removed) await database.execute(sql.raw(create));
}

const randomByteCount = 16;
const idsAtOnce = 1_024;

/**
 * Creates ascending ids of one time for bulk writes. Asking the system for the random bytes of each id takes longer
 * than all other work on its row.
 *
 * @param milliseconds - the time of the ids
 */
export function createIds(milliseconds: number): () => string {
  const bytes = new Uint8Array(randomByteCount * idsAtOnce);
  let count = 0;
  return () => {
    const start = (count % idsAtOnce) * randomByteCount;
    if (start === 0) crypto.getRandomValues(bytes);
    count += 1;
    const random = bytes.subarray(start, start + randomByteCount);
    return v7({ msecs: milliseconds, seq: count, random });
  };
}
