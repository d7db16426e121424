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
  const each = (toSql: (column: PgColumn, property: string) => SQL) =>
    sql.join(
      columns.map(([property, column]) => toSql(column, property)),
      sql`, `,
    );
  const names = each(({ name }) => sql.identifier(name).getSQL());
  const values = each((column) => {
    return sql`${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`;
  });
  for (let start = 0; start < rows.length; start += chunkLength) {
    const chunk: readonly Record<string, unknown>[] = rows.slice(start, start + chunkLength);
    const arrays = each((column, property) => {
      return sql`${sql.param(chunk.map(({ [property]: value }) => toText(column, value)))}::text[]`;
    });
    await database.execute(
      sql`insert into ${table} (${names}) select ${values} from unnest(${arrays}) as given (${names})${ignoreConflicts ? sql` on conflict do nothing` : sql``}`,
    );
  }
}

const toText = (column: PgColumn, value: unknown): string | null =>
  value === null || value === undefined ? null : String(column.mapToDriverValue(value));

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
    sql`select format('drop index %s', indexrelid::regclass) as remove, pg_get_indexdef(indexrelid) as create
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
