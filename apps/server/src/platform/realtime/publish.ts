import type { AccountChange } from '@wordhoard/contract';
import { lt } from 'drizzle-orm';
import { accountEvent } from '../../schema/realtime.ts';
import type { Database } from '../database/database.ts';

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

const keptMilliseconds = 60 * 60_000;

export async function removeOldEvents(database: Database, now: Date): Promise<void> {
  await database
    .delete(accountEvent)
    .where(lt(accountEvent.at, new Date(now.getTime() - keptMilliseconds)));
}
