import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { translation, translationPin } from '../../../schema/translation.ts';
import { isListedFor } from '../../translation/side.ts';

export interface WordPair {
  wordId: string;
  destId: string;
}

export const toPairName = ({ wordId, destId }: WordPair): string =>
  [wordId, destId].toSorted().join(' ');

/**
 * Pins the first translation that a learner gives to a word if it exists already and a further one is new: of _run; to walk_, the
 * new _walk_ would otherwise come first, as the learner's own. Words with pins stay as they are.
 *
 * @returns the pins
 */
export async function pinFirstTranslations(
  database: Database,
  { pairs, added }: Record<'pairs' | 'added', readonly WordPair[]>,
  userId: string,
): Promise<(typeof translationPin.$inferInsert)[]> {
  const isAdded = new Set(added.map(toPairName));
  const firsts = [...Map.groupBy(pairs, ({ wordId }) => wordId).values()].flatMap(
    ([first, ...others]) =>
      first !== undefined &&
      !isAdded.has(toPairName(first)) &&
      others.some((pair) => isAdded.has(toPairName(pair)))
        ? [first]
        : [],
  );
  if (firsts.length === 0) return [];
  const wordIds = firsts.map(({ wordId }) => wordId);
  const pinned = await database
    .select({ wordId: translationPin.wordId })
    .from(translationPin)
    .where(and(eq(translationPin.userId, userId), isAmong(translationPin.wordId, wordIds)));
  const hasPin = new Set(pinned.map(({ wordId }) => wordId));
  const ids = await findTranslationIds(database, firsts, userId);
  const pins = firsts.flatMap((pair) => {
    const translationId = hasPin.has(pair.wordId) ? undefined : ids.get(toPairName(pair));
    return translationId === undefined ? [] : [{ userId, wordId: pair.wordId, translationId }];
  });
  if (pins.length > 0) await database.insert(translationPin).values(pins).onConflictDoNothing();
  return pins;
}

async function findTranslationIds(
  database: Database,
  pairs: readonly WordPair[],
  userId: string,
): Promise<Map<string, string>> {
  const wordIds = [...new Set(pairs.flatMap(({ wordId, destId }) => [wordId, destId]))];
  const { id, lowWordId: wordId, highWordId: destId } = translation;
  const found = await database
    .select({ id, wordId, destId })
    .from(translation)
    .where(and(isAmong(wordId, wordIds), isAmong(destId, wordIds), isListedFor(userId)));
  return new Map(found.map((row) => [toPairName(row), row.id]));
}
