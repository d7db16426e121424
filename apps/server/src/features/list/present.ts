import type { ListRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { inLocale } from '../collection/collection.ts';
import { findFirstWordsOfLists, findImagesOfLists } from './content-store.ts';
import { findChangedList, type ListRow } from './store.ts';

/** Lists with what their covers show, which one query each finds for all of them. */
export async function presentLists(
  database: Database,
  lists: readonly ListRow[],
  locale: LocaleCode,
): Promise<ListRecord[]> {
  if (lists.length === 0) return [];
  const listIds = lists.map(({ id }) => id);
  const [images, words] = await Promise.all([
    findImagesOfLists(database, listIds),
    findFirstWordsOfLists(database, listIds),
  ]);
  const imagesOf = Map.groupBy(images, ({ listId }) => listId);
  const wordsOf = Map.groupBy(words, ({ listId }) => listId);
  return lists.map(({ hasHiddenWords, ...list }) => ({
    ...inLocale(list, locale),
    pictures: (imagesOf.get(list.id) ?? []).map(({ url }) => url),
    firstWords: (wordsOf.get(list.id) ?? []).map(({ text }) => text),
  }));
}

export async function presentList(
  database: Database,
  list: ListRow,
  locale: LocaleCode,
): Promise<ListRecord> {
  const [record] = await presentLists(database, [list], locale);
  if (record === undefined) throw new Error(`The list ${list.id} was not presented`);
  return record;
}

/** Presents a list that the caller has just changed. */
export const presentChangedList = async (
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<ListRecord> =>
  presentList(database, await findChangedList(database, id, caller), locale);
