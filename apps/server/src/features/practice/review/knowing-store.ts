import type { PreviousKnowing } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAnyOf } from '../../../platform/database/sql.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { word } from '../../word/schema.ts';
import { visibleTo } from '../../word/visible.ts';
import { userWord } from './schema.ts';

/**
 * Everything that is stored about a learner's knowledge of words, by word id. Words that the learner
 * neither sees nor has marked are left out.
 */
export async function findKnowing(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, PreviousKnowing>> {
  const { knowing, rightDays, lastRightDay, changedAt, provedAt } = userWord;
  const rows = await database
    .select({ wordId: word.id, knowing, rightDays, lastRightDay, changedAt, provedAt })
    .from(word)
    .leftJoin(userWord, and(eq(userWord.wordId, word.id), eq(userWord.userId, userId)))
    .where(and(isAnyOf(word.id, wordIds), or(isNotNull(userWord.wordId), visibleTo(userId))));
  return new Map(
    rows.map(({ wordId, ...row }) => [
      wordId,
      {
        knowing: row.knowing ?? Knowing.Unknown,
        rightDays: row.rightDays ?? 0,
        lastRightDay: row.lastRightDay,
        changedAt: row.changedAt?.toISOString() ?? null,
        provedAt: row.provedAt?.toISOString() ?? null,
      },
    ]),
  );
}

/** @throws ApplicationError if the learner neither sees the word nor has marked it */
export async function findKnowingOfWord(
  database: Database,
  userId: string,
  wordId: string,
): Promise<PreviousKnowing> {
  const found = (await findKnowing(database, userId, [wordId])).get(wordId);
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}

export async function markProved(
  database: Database,
  userId: string,
  { wordId, now }: { wordId: string; now: Date },
): Promise<void> {
  await database
    .update(userWord)
    .set({ provedAt: now })
    .where(and(eq(userWord.userId, userId), eq(userWord.wordId, wordId)));
}
