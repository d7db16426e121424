// Raw SQL: reads the catalog of PostgreSQL and the journal of the migrations.

import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { user } from '../../schema/user.ts';

/** The permanent tables, without their partitions. */
export async function findTables(database: Database): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    database,
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not relispartition and relpersistence = 'p'
        order by relname`,
  );
  return tables.map(({ name }) => name);
}

/** The primary key of a table. Tables without one are small, and are ordered by their contents. */
export async function chooseOrder(database: Database, table: string): Promise<SQL> {
  const row = await selectRow<{ columns: string[] | null }>(
    database,
    sql`select array_agg(attname::text order by array_position(indkey::int[], attnum::int)) as columns
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = ${`public.${table}`}::regclass`,
  );
  const columns = row?.columns ?? null;
  if (columns === null) return sql`to_jsonb(${sql.identifier(table)})::text collate "C"`;
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** The time of the latest migration of the database. */
export async function findMigration(database: Database): Promise<string> {
  const row = await selectRow<{ time: string | null }>(
    database,
    sql`select max(created_at)::text as time from drizzle.__drizzle_migrations`,
  );
  return row?.time ?? '';
}

/** Whether a server has created the tables. */
export async function hasTables(database: Database): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select from pg_class where oid = to_regclass(${getTableName(user)})`,
  );
  return row !== undefined;
}

/** The columns of a table that can be written: not those that the database computes. */
export async function findColumns(database: Database, table: string): Promise<SQL> {
  const rows = await selectRows<{ name: string }>(
    database,
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
        order by ordinal_position`,
  );
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
