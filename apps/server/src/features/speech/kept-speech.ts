import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { speech, upload } from '../../schema/upload.ts';

const maxKeptBytes = 200_000_000;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether the speech is kept. Notes that it was used, at most once a day. */
export async function isKept(database: Database, digest: string, now: Date): Promise<boolean> {
  const isSpeech = eq(speech.digest, digest);
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  await database
    .update(speech)
    .set({ usedAt: now })
    .where(and(isSpeech, lt(speech.usedAt, dayAgo)));
  return (await database.$count(speech, isSpeech)) > 0;
}

/** Forgets the speech that was used least recently. The sweep of uploads removes the files. */
export async function forgetOldSpeech(
  database: Database,
  maxBytes: number = maxKeptBytes,
): Promise<void> {
  // Raw SQL: a running total of the sizes.
  await database.execute(
    sql`delete from ${speech} where digest in (
          select digest from (
            select ${speech.digest},
              sum(${upload.byteCount}) over (order by ${speech.usedAt} desc, ${speech.digest}) as total
            from ${speech} join ${upload} on ${upload.digest} = ${speech.digest}
          ) as kept
          where total > ${maxBytes}
        )`,
  );
}
