import type { NewList } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { newShelved, type Shelved } from '../shelf/shelved.ts';
import { insertShelved } from '../shelf/store.ts';
import { bringWords } from '../word/bring-words.ts';
import { putWords } from './link-words.ts';

type ListWord = NewList['words'][number];

/** @returns the id of the new list */
export function createList(
  database: Database,
  { words, ...draft }: NewList,
  changer: Changer,
): Promise<string> {
  const list = newShelved(draft, { kind: 'list', userId: changer.caller.id });
  return database.transaction(async (transaction) => {
    await insertShelved(transaction, 'list', list, changer.now);
    const linkIds = await bringListWords(transaction, words, list, changer);
    await putWords(transaction, { listId: list.id, linkIds, path: 'words' }, changer);
    return list.id;
  });
}

/** @returns their ids, each once, in the order of the words */
async function bringListWords(
  transaction: Database,
  words: readonly ListWord[],
  { langCode, privacy }: Shelved,
  { caller, now }: Changer,
): Promise<string[]> {
  const named = words.flatMap((word) => ('text' in word ? [{ langCode, text: word.text }] : []));
  const brought = await bringWords(transaction, named, { caller, now, privacy });
  const broughtIds = brought.map(({ id }) => id).values();
  const ids = words.map((word) => ('id' in word ? word.id : (broughtIds.next().value ?? '')));
  return [...new Set(ids)];
}
