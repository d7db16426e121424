import { sql } from 'drizzle-orm';
import { accountEvent } from '../../schema/realtime.ts';
import { type Database, selectRow } from '../database/database.ts';
import type { AccountEvent } from './publish.ts';

// Raw SQL: snapshots of transactions.

/** The transactions that had been committed at a moment, as PostgreSQL writes a snapshot. */
type Snapshot = string;

export async function takeSnapshot(database: Database): Promise<Snapshot> {
  const row = await selectRow<{ snapshot: Snapshot }>(
    database,
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  if (row === undefined) throw new Error('The database returned no snapshot');
  return row.snapshot;
}

/** The events of the transactions that were committed since an earlier snapshot, and the snapshot of now. */
export async function findEventsSince(database: Database, earlier: Snapshot) {
  const { writer, event, id } = accountEvent;
  const row = await selectRow<{ snapshot: Snapshot; events: AccountEvent[] }>(
    database,
    sql`select pg_current_snapshot()::text as snapshot, (
          select coalesce(json_agg(${event} order by ${id}), '[]') from ${accountEvent}
          where ${writer} >= pg_snapshot_xmin(${earlier}::pg_snapshot)
            and not pg_visible_in_snapshot(${writer}, ${earlier}::pg_snapshot)
        ) as events`,
  );
  if (row === undefined) throw new Error('The database returned no snapshot');
  return row;
}

const pauseMilliseconds = 500;

interface Follower {
  hear(event: AccountEvent): void;
  /** Whether the server has subscribers. */
  isListening(): boolean;
  /** Called if the events cannot be read: some may be missed. */
  lost(): void;
}

/** Reads the events of all servers on the database while there are subscribers. */
export function followEvents(database: Database, { hear, isListening, lost }: Follower) {
  let opening: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readAfterPause(earlier: Snapshot): void {
    timer = setTimeout(() => read(earlier), pauseMilliseconds).unref();
  }

  async function read(earlier: Snapshot): Promise<void> {
    if (!isListening()) {
      opening = undefined;
      return;
    }
    try {
      const { events, snapshot } = await findEventsSince(database, earlier);
      for (const event of events) hear(event);
      readAfterPause(snapshot);
    } catch {
      opening = undefined;
      lost();
    }
  }

  return {
    /** Starts reading, unless it has started. Subscribers then receive everything that is committed later. */
    open(): Promise<void> {
      opening ??= takeSnapshot(database).then(readAfterPause, (error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    close: () => clearTimeout(timer),
  };
}
