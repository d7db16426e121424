import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database as the rest of the server sees it, whichever PostgreSQL stands behind. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  database: Database;
  /** Brings the schema up to date and then does `work`, while no other server does the same. */
  prepare(work: (database: Database) => Promise<void>): Promise<void>;
  /** Since when the database has owed an answer, where the connection would wait for it for ever. */
  waitingSince?(): number | undefined;
  close(): Promise<void>;
}

export async function selectRows<Row>(database: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await database.execute(query)) as { rows: Row[] };
  return rows;
}

export async function selectRow<Row>(database: Database, query: SQL): Promise<Row | undefined> {
  const [row] = await selectRows<Row>(database, query);
  return row;
}
