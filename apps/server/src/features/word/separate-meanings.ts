import { WordMode } from '@wordhoard/contract/enumeration';
import { maxHomograph } from '@wordhoard/contract/limits';
import { wordKey } from '@wordhoard/contract/text';
import { computeWordId, type WordIdentity } from '@wordhoard/contract/word-id';
import { and, eq, gt, max, not } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { insertMissing } from './insert-missing.ts';
import { moveEntries } from './own-entries.ts';
import { visible, visibleTo } from './visible.ts';

/**
 * Separates what learners have on hidden homographs that are going to be published. Each chose the number without seeing
 * what the others mean. The first contribution that publishes the word keeps its number. The other learners get the next number
 * that they see no word with, and all that they have moves to it.
 *
 * @returns the ids of those words that have got another number and are published too
 */
export async function separateMeanings(
  database: Database,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const sharers = await database
    .select({ from: word, contribution: wordContribution })
    .from(wordContribution)
    .innerJoin(word, eq(word.id, wordContribution.wordId))
    .where(and(isAmong(word.id, ids), gt(word.homograph, 1), not(visible)))
    .orderBy(wordContribution.id);
  const published: string[] = [];
  for (const { from, contribution } of listOtherMeanings(sharers)) {
    if (contribution.userId === null) continue;
    const to = await renumber(database, from, contribution.userId);
    if (to !== undefined && contribution.publishesWord) published.push(to);
  }
  return [...new Set(published)];
}

interface Sharer {
  from: typeof word.$inferSelect;
  contribution: typeof wordContribution.$inferSelect;
}

/** The contributions that do not mean what the first that publishes their word means. */
function listOtherMeanings(sharers: readonly Sharer[]): Sharer[] {
  return [...Map.groupBy(sharers, ({ from }) => from.id).values()].flatMap((ofWord) => {
    const first = ofWord.find(({ contribution }) => contribution.publishesWord);
    const isMeaningOfPublished = first?.contribution.isOnPublished ?? true;
    return ofWord.filter(
      (one) => one !== first && !(isMeaningOfPublished && one.contribution.isOnPublished),
    );
  });
}

/** @returns the id of the word with the next number, if there is one */
async function renumber(
  database: Database,
  { id: from, langCode, key, mode }: Sharer['from'],
  userId: string,
): Promise<string | undefined> {
  const shared = { langCode, text: key, mode };
  const homograph = await findNextHomograph(database, shared, userId);
  if (homograph === undefined) return undefined;
  const named = { ...shared, homograph };
  const to = computeWordId(named);
  await insertMissing(database, [named]);
  await moveEntries(database, { from, to, userId });
  return to;
}

/** The number after those that the learner sees, unless it is too high. */
export async function findNextHomograph(
  database: Database,
  { langCode, text, mode = WordMode.Word }: WordIdentity,
  userId: string,
): Promise<number | undefined> {
  const key = wordKey(text);
  const isNamesake = and(eq(word.langCode, langCode), eq(word.key, key), eq(word.mode, mode));
  const [seen] = await database
    .select({ last: max(word.homograph) })
    .from(word)
    .where(and(isNamesake, visibleTo(userId)));
  const next = (seen?.last ?? 0) + 1;
  return next > maxHomograph ? undefined : next;
}
