import { fileURLToPath } from 'node:url';
import { Param, type Query, SQL, StringChunk } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PGliteLike } from 'pg-boss';

/** The database as the rest of the server sees it, whichever PostgreSQL stands behind. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  database: Database;
  /** The same database for the job queue, which does not use Drizzle. */
  queueDatabase: QueueDatabase;
  /** Brings the schema up to date and then does `work`, while no other server does the same. */
  prepare(work: (database: Database) => Promise<void>): Promise<void>;
  /** Since when the database has owed an answer, where the connection would wait for it for ever. */
  waitingSince?(): number | undefined;
  /** Listens, from now until the connection is closed, to what any server tells on a channel. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL server by its address, or the only connection to the embedded database. */
export type QueueDatabase = { connectionString: string } | { embedded: PGliteLike };

export interface Listener {
  hear(message: string): void;
  /** The database was away for a moment: nobody knows what was told meanwhile. */
  missed(): void;
}

export async function selectRows<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const query = queryOf(statement);
  const answer = query === undefined ? database.execute(statement) : execute(database, query);
  const { rows } = (await answer) as { rows: Row[] };
  return rows;
}

const execute = (database: Database, query: Query): Promise<unknown> =>
  database._.session.prepareQuery(query, undefined, undefined, false).execute();

export async function selectRow<Row>(database: Database, query: SQL): Promise<Row | undefined> {
  const [row] = await selectRows<Row>(database, query);
  return row;
}

/**
 * The text and the values of a statement, or nothing where Drizzle must be asked. It builds for any
 * dialect, and asks each piece a dozen times what it is: a tenth of all that a feed costs.
 */
export function queryOf(statement: SQL): Query | undefined {
  const query = { sql: '', params: [] };
  return addPieces(statement.queryChunks, query) ? query : undefined;
}

function addPieces(pieces: readonly unknown[], query: Query): boolean {
  return pieces.every((piece) => {
    if (piece instanceof StringChunk) query.sql += piece.value.join('');
    else if (piece instanceof SQL) return addPieces(piece.queryChunks, query);
    else if (piece instanceof Param) addValue(piece.encoder.mapToDriverValue(piece.value), query);
    else if (isValue(piece)) addValue(piece, query);
    else return piece === undefined;
    return true;
  });
}

function addValue(value: unknown, query: Query): void {
  query.params.push(value);
  query.sql += `$${query.params.length}`;
}

const isValue = (piece: unknown): boolean =>
  piece === null || piece instanceof Date || ['string', 'number', 'boolean'].includes(typeof piece);

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
