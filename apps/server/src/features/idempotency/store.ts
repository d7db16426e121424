import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/database/sql.ts';
import { idempotentAnswer } from '../../schema/idempotency.ts';

/** A request that its sender may repeat. */
export type Repeatable = Pick<
  typeof idempotentAnswer.$inferSelect,
  'userId' | 'key' | 'requestDigest'
>;

/** The status is null while the first request is being answered. */
export type StoredAnswer = Pick<
  typeof idempotentAnswer.$inferSelect,
  'requestDigest' | 'status' | 'body'
>;

/** A request without an answer after this time belonged to a server that was killed. */
const maxAnswerMilliseconds = 60_000;
const retentionMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether this request is the first with its key, and so the one to answer. */
export async function beginAnswer(
  database: Database,
  { userId, key, requestDigest }: Repeatable,
  now: Date,
): Promise<boolean> {
  const abandoned = new Date(now.getTime() - maxAnswerMilliseconds);
  const begun = await database
    .insert(idempotentAnswer)
    .values({ userId, key, requestDigest, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotentAnswer.userId, idempotentAnswer.key],
      set: { createdAt: now, requestDigest },
      setWhere: allOf(isNull(idempotentAnswer.status), lt(idempotentAnswer.createdAt, abandoned)),
    })
    .returning({ key: idempotentAnswer.key });
  return begun.length > 0;
}

export async function findAnswer(
  database: Database,
  repeatable: Repeatable,
): Promise<StoredAnswer | undefined> {
  const { requestDigest, status, body } = idempotentAnswer;
  const [answer] = await database
    .select({ requestDigest, status, body })
    .from(idempotentAnswer)
    .where(isOf(repeatable));
  return answer;
}

export async function saveAnswer(
  database: Database,
  repeatable: Repeatable,
  answer: { status: number; body: string },
): Promise<void> {
  await database.update(idempotentAnswer).set(answer).where(isOf(repeatable));
}

/** Lets a request that failed be sent again. */
export async function forgetAnswer(database: Database, repeatable: Repeatable): Promise<void> {
  await database.delete(idempotentAnswer).where(isOf(repeatable));
}

export async function removeOldAnswers(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMilliseconds);
  await database.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, oldest));
}

const isOf = ({ userId, key }: Repeatable) =>
  and(eq(idempotentAnswer.userId, userId), eq(idempotentAnswer.key, key));
