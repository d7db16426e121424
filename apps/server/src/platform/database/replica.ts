import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Database, selectRow } from './database.ts';
import { openServerConnection } from './server-connection.ts';

/** A copy of the database that follows it. */
export interface Replica {
  database: Database;
  /** Whether it has all that the primary had committed at most `maxAgeMilliseconds` ago. */
  isFresh(): boolean;
  close(): Promise<void>;
}

interface Options {
  primary: Database;
  log: Logger;
  maxAgeMilliseconds?: number;
}

const checkMilliseconds = 500;

/**
 * Opens a replica, and asks twice a second whether it has reached a position at which the primary was. Unlike the time of
 * the last replayed commit, this also works while nobody writes or the two are disconnected, and their clocks may differ.
 */
export function openReplica(
  url: string,
  { primary, log, maxAgeMilliseconds = 5_000 }: Options,
): Replica {
  const { database, close } = openServerConnection(url, {
    onLost: (error) => log.warn({ err: error }, 'lost a connection to the replica'),
  });
  let awaited: { position: string; at: number } | undefined;
  let freshAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => performance.now() - freshAt <= maxAgeMilliseconds;
  const check = async () => {
    try {
      const at = performance.now();
      awaited ??= { position: await readPosition(primary), at };
      if (!(await hasReached(database, awaited.position))) return;
      freshAt = awaited.at;
    } catch (error) {
      if (isFresh()) log.warn({ err: error }, 'the replica is not used until it answers');
      freshAt = Number.NEGATIVE_INFINITY;
    }
    awaited = undefined;
  };
  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }, checkMilliseconds).unref();
  return {
    database,
    isFresh,
    async close() {
      clearInterval(timer);
      await checking;
      await close();
    },
  };
}

async function readPosition(primary: Database): Promise<string> {
  const row = await selectRow<{ position: string }>(
    primary,
    sql`select pg_current_wal_lsn()::text as position`,
  );
  return row?.position ?? '';
}

/** A replica that has become the primary no longer replays. */
async function hasReached(replica: Database, position: string): Promise<boolean> {
  const row = await selectRow<{ isReached: boolean }>(
    replica,
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
          >= ${position}::pg_lsn as "isReached"`,
  );
  return row?.isReached === true;
}
