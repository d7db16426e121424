import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, exists, inArray, max, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { list, listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { image, wordImage } from '../../schema/image.ts';
import { word } from '../../schema/word.ts';
import { visible, visibleTo } from '../word/visible.ts';

/**
 * Locks the words that a learner may put into lists: they can neither be hidden nor deleted until the
 * transaction ends. To avoid deadlocks, lock words before lists.
 */
export function lockWordsToLink(transaction: Database, wordIds: readonly string[], userId: string) {
  return transaction
    .select({ id: word.id, langCode: word.langCode })
    .from(word)
    .where(and(inArray(word.id, [...wordIds]), visibleTo(userId)))
    .orderBy(word.id)
    .for('share');
}

/** The words that the list does not hold yet, in the given order. */
export async function findMissing(
  transaction: Database,
  listId: string,
  wordIds: readonly string[],
): Promise<string[]> {
  const present = await transaction
    .select({ wordId: listWord.wordId })
    .from(listWord)
    .where(and(eq(listWord.listId, listId), inArray(listWord.wordId, [...wordIds])));
  const presentIds = new Set(present.map(({ wordId }) => wordId));
  return wordIds.filter((id) => !presentIds.has(id));
}

export async function addWords(transaction: Database, listId: string, wordIds: readonly string[]) {
  const [last] = await transaction
    .select({ position: max(listWord.position) })
    .from(listWord)
    .where(eq(listWord.listId, listId));
  const start = (last?.position ?? 0) + 1;
  const rows = wordIds.map((wordId, index) => ({ listId, wordId, position: start + index }));
  await insertRows(transaction, listWord, rows);
}

export async function removeWords(
  transaction: Database,
  listId: string,
  wordIds: readonly string[],
): Promise<void> {
  if (wordIds.length === 0) return;
  await transaction
    .delete(listWord)
    .where(and(eq(listWord.listId, listId), inArray(listWord.wordId, [...wordIds])));
}

/** Updates the number of words of a list, and returns it. */
export async function recountWords(transaction: Database, listId: string): Promise<number> {
  const hidden = transaction
    .select({ id: word.id })
    .from(listWord)
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(eq(listWord.listId, listId), not(visible)));
  const [counted] = await transaction
    .update(list)
    .set({
      wordCount: transaction.$count(listWord, eq(listWord.listId, listId)),
      hasHiddenWords: exists(hidden),
    })
    .where(eq(list.id, listId))
    .returning({ wordCount: list.wordCount });
  return counted?.wordCount ?? 0;
}

/** Only the first words are searched for pictures, so that a card does not read a whole list. */
const searchedWords = 16;
const shownPictures = 4;
const shownWords = 4;

/** What the covers of lists show: pictures of their first words, and their first public words. */
export async function findCovers(database: Database, listIds: readonly string[]) {
  const [pictures, firstWords] = [selectPictures(database), selectFirstWords(database)];
  const covers = await database
    .select({ id: list.id, pictures, firstWords })
    .from(list)
    .where(inArray(list.id, [...listIds]));
  return new Map(covers.map(({ id, ...cover }) => [id, cover]));
}

function selectPictures(database: Database): SQL<string[]> {
  const first = database
    .select({ wordId: listWord.wordId, position: listWord.position })
    .from(listWord)
    .where(eq(listWord.listId, list.id))
    .orderBy(listWord.position)
    .limit(searchedWords)
    .as('first_word');
  const pictured = database
    .selectDistinctOn([first.position], { position: first.position, url: image.url })
    .from(first)
    .innerJoin(word, and(eq(word.id, first.wordId), visible))
    .innerJoin(wordImage, and(eq(wordImage.wordId, word.id), isApproved))
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .orderBy(first.position, wordImage.id)
    .limit(shownPictures)
    .as('pictured');
  const urls = database.select({ url: pictured.url }).from(pictured).orderBy(pictured.position);
  return sql<string[]>`array(${urls})`;
}

function selectFirstWords(database: Database): SQL<string[]> {
  const texts = database
    .select({ text: word.text })
    .from(listWord)
    .innerJoin(word, and(eq(word.id, listWord.wordId), visible))
    .where(eq(listWord.listId, list.id))
    .orderBy(listWord.position)
    .limit(shownWords);
  return sql<string[]>`array(${texts})`;
}

/** Inlined so that the planner can use the partial index. */
const isApproved = eq(wordImage.status, fixed(EntryStatus.Approved));
