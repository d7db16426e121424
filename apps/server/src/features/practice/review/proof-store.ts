import type { MarkedWord } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { translationPin } from '../../translation/schema.ts';
import { bestFirst, isPinOf, sidesOf } from '../../translation/side.ts';
import { word } from '../../word/schema.ts';
import { visibleTo } from '../../word/visible.ts';

/** The right answers to a word in a language: first what the learner pinned, then what is liked. */
export async function findRightAnswers(
  database: Database,
  userId: string,
  { wordId, langCode }: { wordId: string; langCode: string },
): Promise<string[]> {
  const side = sidesOf({ wordId, langCode, callerId: userId, withoutRejected: true });
  const rows = await database
    .select({ text: word.text })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOf(side, userId))
    .where(visibleTo(userId))
    .orderBy(...bestFirst(side, isNotNull(translationPin.userId)));
  return [...new Set(rows.map(({ text }) => text))];
}

/** The pictures of a word that the learner sees. */
export async function findImageIds(
  database: Database,
  userId: string,
  wordId: string,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select id from word_image
        where word_id = ${wordId} and (status = ${EntryStatus.Approved}
          or status = ${EntryStatus.Pending} and user_id = ${userId})`,
  );
  return rows.map(({ id }) => id);
}

export async function markProved(
  database: Database,
  userId: string,
  { wordId, now }: { wordId: string; now: Date },
): Promise<void> {
  await database.execute(
    sql`update user_word set proved_at = ${now}
        where user_id = ${userId} and word_id = ${wordId}`,
  );
}

/** When words that are known were proved in a browser, where the account tells of no proof. */
export async function keepProofs(
  database: Database,
  userId: string,
  words: readonly Pick<MarkedWord, 'wordId' | 'provedAt'>[],
  now: Date,
): Promise<void> {
  const rows = words.flatMap(({ wordId, provedAt }) =>
    provedAt === undefined ? [] : [{ word_id: wordId, proved_at: provedAt }],
  );
  if (rows.length === 0) return;
  await database.execute(
    sql`update user_word set proved_at = least(proof.proved_at, ${now})
        from jsonb_populate_recordset(null::user_word, ${JSON.stringify(rows)}::jsonb) as proof
        where user_word.user_id = ${userId} and user_word.word_id = proof.word_id
          and user_word.knowing = ${Knowing.Known} and user_word.proved_at is null`,
  );
}
