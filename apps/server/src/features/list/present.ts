import type { ListRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import type { ListRow } from './store.ts';
import { findImagesOfLists } from './word-store.ts';

/** Lists as cards show them, with the pictures of all in one query. */
export async function presentLists(
  database: Database,
  lists: readonly ListRow[],
  locale: LocaleCode,
): Promise<ListRecord[]> {
  if (lists.length === 0) return [];
  const pictures = await findImagesOfLists(
    database,
    lists.map(({ id }) => id),
  );
  const imagesOf = Map.groupBy(pictures, ({ listId }) => listId);
  return lists.map(({ hasHiddenWords, localizedName, localizedNote, name, note, ...list }) => ({
    ...list,
    name: localizedName?.[locale] ?? name,
    note: localizedNote?.[locale] ?? note,
    pictures: (imagesOf.get(list.id) ?? []).map(({ url }) => url),
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
