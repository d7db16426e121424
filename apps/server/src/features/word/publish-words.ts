import { and, eq, not } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { removePins, removeUnreferenced } from './own-entries.ts';
import { countWords, recountTagsOnWord, refreshWords } from './recount.ts';
import { separateMeanings } from './separate-meanings.ts';
import { visible } from './visible.ts';

const counted = { langCode: word.langCode, mode: word.mode };

/** Locks words in the order of their ids, so that two decisions do not deadlock. */
export const lockWords = (database: Database, ids: readonly string[]) =>
  database
    .select({ id: word.id })
    .from(word)
    .where(isAmong(word.id, ids))
    .orderBy(word.id)
    .for('no key update');

/**
 * Publishes words for contributions that were approved, and updates what published words derive from them. If several
 * learners have numbered different meanings alike, the first one keeps the number, and the others are published under the next.
 */
export async function publishWords(database: Database, ids: readonly string[]): Promise<void> {
  await lockWords(database, ids);
  const renumbered = await separateMeanings(database, ids);
  const published = await database
    .update(word)
    .set({ published: true, active: true, isContributed: true })
    .where(and(isAmong(word.id, ids), not(visible)))
    .returning({ ...counted, id: word.id, homograph: word.homograph });
  const numbered = published.filter(({ homograph }) => homograph > 1).map(({ id }) => id);
  if (numbered.length > 0) {
    const isOnNumbered = isAmong(wordContribution.wordId, numbered);
    await database.update(wordContribution).set({ isOnPublished: true }).where(isOnNumbered);
  }
  await countWords(database, published, 1);
  await refreshWords(database, ids);
  if (renumbered.length > 0) await publishWords(database, renumbered);
}

/**
 * Withdraws a published word. Its contributors still see it. Approved entries show again when the word is published again.
 *
 * @param active - whether the starter content may publish it again
 */
export async function withdrawWord(
  database: Database,
  id: string,
  { active }: { active: boolean },
): Promise<void> {
  const withdrawn = await database
    .update(word)
    .set({ published: false, active, isContributed: false })
    .where(and(eq(word.id, id), visible))
    .returning(counted);
  if (withdrawn.length === 0) return;
  await countWords(database, withdrawn, -1);
  await removePins(database, id);
  await recountTagsOnWord(database, id);
  await removeUnreferenced(database, id);
}
