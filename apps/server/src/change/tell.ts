import type { Change } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What all servers on one database listen to. */
export const changeChannel = 'wordhoard_change';

/** What is told on the channel: to whom, and what has changed or which sessions have ended. */
export type Told = { userId: string } & (
  | Change
  | { kind: 'session-ended'; sessionId: string }
  | { kind: 'sessions-ended'; keptId: string | null }
);

/** PostgreSQL takes 8,000 bytes at a time. */
const mostWordIds = 150;

/**
 * Tells the devices of an account that something in it has changed. Within a transaction it is
 * heard once that is done, and never if that fails.
 */
export async function tell(database: Database, told: Told): Promise<void> {
  const payloads = inPieces(told).map((piece) => JSON.stringify(piece));
  await database.execute(
    sql`select pg_notify(${changeChannel}, payload)
        from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

function inPieces(told: Told): Told[] {
  if (told.kind !== 'knowing' || told.wordIds.length <= mostWordIds) return [told];
  const { wordIds } = told;
  const count = Math.ceil(wordIds.length / mostWordIds);
  return Array.from({ length: count }, (_, place) => ({
    ...told,
    wordIds: wordIds.slice(place * mostWordIds, (place + 1) * mostWordIds),
  }));
}
