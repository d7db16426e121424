import type { NewList } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../database/database.ts';
import { refuseInvalidSlug, slugOf } from '../shelf/slug.ts';
import { bringWords } from '../word/bring-words.ts';
import { foldForSearch } from '../word/search-text.ts';
import type { Changer } from './change-list.ts';
import { insertList, type OwnedList } from './change-store.ts';
import { putWords } from './link-words.ts';

type ListWord = NewList['words'][number];

/** @returns the id of the new list */
export function createList(
  database: Database,
  { words, ...draft }: NewList,
  changer: Changer,
): Promise<string> {
  const list = listOf(draft, changer);
  return database.transaction(async (transaction) => {
    await insertList(transaction, list, changer.now);
    const linkIds = await bringListWords(transaction, words, list, changer);
    await putWords(transaction, { listId: list.id, linkIds, path: 'words' }, changer);
    return list.id;
  });
}

function listOf(
  { name, note, langCode, privacy, slug }: Omit<NewList, 'words'>,
  { caller }: Changer,
): OwnedList {
  if (slug !== undefined) refuseInvalidSlug(slug);
  const id = newId();
  return {
    id,
    slug: slug ?? slugOf({ id, name, kind: 'list' }),
    langCode,
    name,
    note,
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(name),
    privacy,
    userId: caller.id,
  };
}

/** @returns their ids, each once, in the order of the words */
async function bringListWords(
  transaction: Database,
  words: readonly ListWord[],
  { langCode, privacy }: OwnedList,
  { caller, now }: Changer,
): Promise<string[]> {
  const named = words.flatMap((word) => ('text' in word ? [{ langCode, text: word.text }] : []));
  const brought = await bringWords(transaction, named, { caller, now, privacy });
  const broughtIds = brought.map(({ id }) => id).values();
  const ids = words.map((word) => ('id' in word ? word.id : (broughtIds.next().value ?? '')));
  return [...new Set(ids)];
}
