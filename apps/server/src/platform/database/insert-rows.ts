import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { type Database, selectRows } from './database.ts';

const chunkLength = 5_000;

interface InsertOptions {
  /** Leaves out rows that break a unique index. */
  ignoreConflicts?: boolean;
}

/**
 * Inserts many rows with few statements. All rows have the same columns as the first.
 *
 * Raw SQL: a statement takes an array for each column, while `values` is limited to 65,535 parameters.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { ignoreConflicts = false }: InsertOptions = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(columns.map(([, { name }]) => sql`${sql.identifier(name)}`));
  const values = list(
    columns.map(
      ([, column]) => sql`${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`,
    ),
  );
  for (let start = 0; start < rows.length; start += chunkLength) {
    const chunk: readonly Record<string, unknown>[] = rows.slice(start, start + chunkLength);
    const given = columns.map(([property, column]) => {
      const array = toArray(chunk.map(({ [property]: value }) => toText(column, value)));
      return sql`${array}::text[]`;
    });
    await database.execute(
      sql`insert into ${table} (${names}) select ${values} from unnest(${list(given)}) as given (${names})${ignoreConflicts ? sql` on conflict do nothing` : sql``}`,
    );
  }
}

/** A value as PostgreSQL reads it. */
export const toText = (column: PgColumn, value: unknown): string | null =>
  value === null || value === undefined ? null : String(column.mapToDriverValue(value));

const toArray = (texts: readonly (string | null)[]): string =>
  `{${texts.map((text) => (text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`)).join()}}`;

/**
 * Checks the references of tables and builds their indexes at once when `work` is done. Row by row, that takes most of
 * the time of a load. Meanwhile nothing refers to the tables, so that they can be emptied without the others.
 */
export async function withoutIndexes(
  database: Database,
  names: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const tables = sql`any(${sql.param(names)}::regclass[])`;
  // References may need indexes, so they are removed first and created last. The definition of an index says "on only" for a table
  // with partitions, which would get no indexes.
  const removed = await selectRows<{ remove: string; create: string }>(
    database,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
          format('alter table %s add constraint %I %s',
            conrelid::regclass, conname, pg_get_constraintdef(oid)) as create, false as is_index
        from pg_constraint where contype = 'f' and conparentid = 0
          and (conrelid = ${tables} or confrelid = ${tables})
        union all
        select format('drop index %s', indexrelid::regclass),
          replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON '), true
        from pg_index where indrelid = ${tables}
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
        order by is_index`,
  );
  for (const { remove } of removed) await database.execute(sql.raw(remove));
  await work();
  for (const { create } of removed.toReversed()) await database.execute(sql.raw(create));
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
