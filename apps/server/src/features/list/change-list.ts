import { Privacy } from '@wordhoard/contract/enumeration';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { list, listWord } from '../../schema/collection.ts';
import { wordContribution } from '../../schema/word.ts';
import {
  type CollectionChange,
  changeCollection,
  requireChangeable,
} from '../collection/collection.ts';
import { deleteCollection, proposeWords, updateCollection } from '../collection/store.ts';
import { checkLanguageChange } from './rules.ts';

type StoredList = Omit<typeof list.$inferSelect, 'createdAt' | 'hasHiddenWords'>;

/** Finds a list that the caller may change. It is not locked, so it may still change. */
export async function findListToChange(
  database: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<StoredList> {
  const [found] = await database.select().from(list).where(eq(list.id, id));
  return requireChangeable(found, caller);
}

/** Locks a list that the caller may change, and announces the change to the caller's devices. */
export async function lockListToChange(
  transaction: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<StoredList> {
  const [found] = await transaction.select().from(list).where(eq(list.id, id)).for('update');
  const locked = requireChangeable(found, caller);
  await publish(transaction, { userId: caller.id, kind: 'list' });
  return locked;
}

export function updateList(
  database: Database,
  { id, ...change }: CollectionChange & { id: string },
  context: SignedInContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { privacy, userId } = await findListToChange(transaction, id, context);
    if (change.privacy === Privacy.Public && privacy !== Privacy.Public) {
      const wordIds = transaction
        .select({ id: listWord.wordId })
        .from(listWord)
        .where(eq(listWord.listId, id));
      await proposeWords(transaction, inArray(wordContribution.wordId, wordIds), userId);
    }
    const locked = await lockListToChange(transaction, id, context);
    checkLanguageChange(locked, change.langCode);
    await updateCollection(transaction, 'list', changeCollection(locked, change, context.locale));
  });
}

export function removeList(database: Database, id: string, context: SignedInContext) {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, id, context);
    await deleteCollection(transaction, 'list', id);
  });
}
