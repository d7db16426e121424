import type { AccountChange } from '@wordhoard/contract';
import { lt, sql } from 'drizzle-orm';
import { accountEvent } from '../../schema/realtime.ts';
import { type Database, selectRow } from '../database/database.ts';

// Raw SQL: snapshots of transactions.

/** What has changed in an account, or which of its sign-in sessions have ended. */
export type AccountEvent = { userId: string } & (
  | AccountChange
  | { kind: 'session-ended'; sessionId: string }
  | { kind: 'sessions-ended'; exceptId: string | null }
);

/** Tells the devices of an account. Within a transaction, the event is delivered after the commit and dropped on rollback. */
export async function publish(database: Database, event: AccountEvent): Promise<void> {
  await database.insert(accountEvent).values({ event });
}

/** The transactions that had been committed at a moment, as PostgreSQL writes a snapshot. */
export type Snapshot = string;

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

const keptMilliseconds = 60 * 60_000;

export async function removeOldEvents(database: Database, now: Date): Promise<void> {
  await database
    .delete(accountEvent)
    .where(lt(accountEvent.at, new Date(now.getTime() - keptMilliseconds)));
}
