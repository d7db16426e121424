import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';

/** A request that its sender may repeat. */
export interface Repeatable {
  userId: string;
  key: string;
  requestDigest: string;
}

export interface KeptAnswer {
  requestDigest: string;
  /** Null while the first request is being answered. */
  status: number | null;
  body: string | null;
}

/** Whoever began and has not answered by then was killed. */
const maxAnswerMilliseconds = 60_000;
const keptMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether this request is the first with its key, and so the one to answer. */
export async function beginAnswer(
  database: Database,
  { userId, key, requestDigest }: Repeatable,
  now: Date,
): Promise<boolean> {
  const abandoned = new Date(now.getTime() - maxAnswerMilliseconds);
  const row = await selectRow(
    database,
    sql`insert into idempotent_answer (user_id, key, request_digest, created_at)
        values (${userId}, ${key}, ${requestDigest}, ${now})
        on conflict (user_id, key) do update
        set created_at = excluded.created_at, request_digest = excluded.request_digest
        where idempotent_answer.status is null and idempotent_answer.created_at < ${abandoned}
        returning key`,
  );
  return row !== undefined;
}

export function findAnswer(
  database: Database,
  { userId, key }: Repeatable,
): Promise<KeptAnswer | undefined> {
  return selectRow(
    database,
    sql`select request_digest as "requestDigest", status, body from idempotent_answer
        where user_id = ${userId} and key = ${key}`,
  );
}

export async function keepAnswer(
  database: Database,
  { userId, key }: Repeatable,
  { status, body }: { status: number; body: string },
): Promise<void> {
  await database.execute(
    sql`update idempotent_answer set status = ${status}, body = ${body}
        where user_id = ${userId} and key = ${key}`,
  );
}

/** A request that failed may be sent again. */
export async function forgetAnswer(database: Database, { userId, key }: Repeatable): Promise<void> {
  await database.execute(
    sql`delete from idempotent_answer where user_id = ${userId} and key = ${key}`,
  );
}

export async function removeOldAnswers(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMilliseconds);
  await database.execute(sql`delete from idempotent_answer where created_at < ${oldest}`);
}
