import type { AccountChange } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The PostgreSQL channel that all servers on one database listen to. */
export const eventChannel = 'wordhoard_change';

/** What has changed in an account, or which of its sign-in sessions have ended. */
export type AccountEvent = { userId: string } & (
  | AccountChange
  | { kind: 'session-ended'; sessionId: string }
  | { kind: 'sessions-ended'; exceptId: string | null }
);

/**
 * Notifies the devices of an account. Within a transaction, the event is delivered on commit and
 * dropped on rollback.
 */
export async function publish(database: Database, event: AccountEvent): Promise<void> {
  await database.execute(sql`select pg_notify(${eventChannel}, ${JSON.stringify(event)})`);
}
