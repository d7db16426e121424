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

/** The payload of a PostgreSQL notification has at most 8,000 bytes. */
const maxWordIds = 150;

/**
 * Notifies the devices of an account. Within a transaction, the event is delivered on commit and
 * dropped on rollback.
 */
export async function publish(database: Database, event: AccountEvent): Promise<void> {
  const payloads = split(event).map((part) => JSON.stringify(part));
  await database.execute(
    sql`select pg_notify(${eventChannel}, payload)
        from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

function split(event: AccountEvent): AccountEvent[] {
  if (event.kind !== 'knowing' || event.wordIds.length <= maxWordIds) return [event];
  const { wordIds } = event;
  const count = Math.ceil(wordIds.length / maxWordIds);
  return Array.from({ length: count }, (_, index) => ({
    ...event,
    wordIds: wordIds.slice(index * maxWordIds, (index + 1) * maxWordIds),
  }));
}
