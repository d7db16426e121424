import { fileURLToPath } from 'node:url';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PGliteLike } from 'pg-boss';
import type { CopyRows } from './copy-rows.ts';

/** A PostgreSQL database or a transaction, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  database: Database;
  /** The same database for the job queue, which does not use Drizzle. */
  queueDatabase: QueueDatabase;
  /** Migrates the schema and then runs `work`, one server at a time. */
  prepare(work: (database: Database, copyRows: CopyRows) => Promise<void>): Promise<void>;
  /**
   * The start of the current statement, by the clock of `performance`. Absent if
   * statements have a time limit.
   */
  waitingSince?(): number | undefined;
  close(): Promise<void>;
}

/**
 * Settings of connections to a server. To compile a short statement, to start processes for it, or to plan it again for other
 * values takes longer than to run it: see docs/decisions/prepared-statements.md.
 */
export const connectionSettings = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
};

/** A PostgreSQL server by its address, or the only connection to the embedded database. */
export type QueueDatabase = { connectionString: string } | { embedded: PGliteLike };

/**
 * The rows of a hand-written statement. TypeScript cannot check `Row`: derive it from the schema. Times
 * are strings here.
 */
export async function selectRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await database.execute(statement)) as { rows: Row[] };
  return rows;
}

export async function selectRow<Row>(database: Database, statement: SQL): Promise<Row | undefined> {
  const [row] = await selectRows<Row>(database, statement);
  return row;
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
