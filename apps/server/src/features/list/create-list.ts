import type { NewList } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { type Collection, makeCollection } from '../collection/collection.ts';
import { insertCollection } from '../collection/store.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { putWords } from './change-words.ts';

type ListWord = NewList['words'][number];

/** Does nothing if the caller has already created a list with this id. */
export function createList(
  database: Database,
  { words, ...draft }: NewList,
  context: SignedInContext,
): Promise<{ id: string; isNew: boolean }> {
  const list = makeCollection(draft, { kind: 'list', userId: context.caller.id });
  return database.transaction(async (transaction) => {
    const isNew = await insertCollection(transaction, 'list', list, context.now);
    if (!isNew) return { id: list.id, isNew };
    const linkIds = await findOrCreateListWords(transaction, words, list, context);
    await putWords(transaction, { listId: list.id, linkIds, path: 'words' }, context);
    return { id: list.id, isNew };
  });
}

/** @returns the distinct ids of the words, in their order */
async function findOrCreateListWords(
  transaction: Database,
  words: readonly ListWord[],
  { langCode, privacy }: Collection,
  { caller, now }: SignedInContext,
): Promise<string[]> {
  const named = words.flatMap((word) => ('text' in word ? [{ langCode, text: word.text }] : []));
  const resolved = await findOrCreateWords(transaction, named, { caller, now, privacy });
  const resolvedIds = resolved.map(({ id }) => id).values();
  const ids = words.map((word) => ('id' in word ? word.id : (resolvedIds.next().value ?? '')));
  return [...new Set(ids)];
}
