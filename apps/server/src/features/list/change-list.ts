import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import {
  type Collection,
  type CollectionChange,
  changedCollection,
} from '../collection/collection.ts';
import { proposeWords } from '../collection/propose-words.ts';
import { changeable } from '../collection/rules.ts';
import { collectionColumns, deleteCollection, replaceCollection } from '../collection/store.ts';
import { checkLanguageChange } from './rules.ts';

/** With the number of all its words, whoever sees them. */
type CountedList = Collection & { wordCount: number };

const columns = sql`${collectionColumns}, word_count as "wordCount"`;

/** A list that the caller may change. It may be another one by the time that it is locked. */
export async function findListToChange(
  database: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<CountedList> {
  const list = await selectRow<CountedList>(
    database,
    sql`select ${columns} from list where id = ${id}`,
  );
  return changeable(list, caller);
}

/**
 * A list that the caller may change, and nobody else until the transaction ends. Their other
 * devices are told.
 */
export async function lockListToChange(
  transaction: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<CountedList> {
  const list = await selectRow<CountedList>(
    transaction,
    sql`select ${columns} from list where id = ${id} for update`,
  );
  const changed = changeable(list, caller);
  await publish(transaction, { userId: caller.id, kind: 'list' });
  return changed;
}

export function updateList(
  database: Database,
  { id, ...change }: CollectionChange & { id: string },
  context: SignedInContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { privacy, userId } = await findListToChange(transaction, id, context);
    if (change.privacy === Privacy.Public && privacy !== Privacy.Public) {
      await proposeWords(transaction, wordIdsOf(id), userId);
    }
    const list = await lockListToChange(transaction, id, context);
    checkLanguageChange(list, change.langCode);
    await replaceCollection(transaction, 'list', changedCollection(list, change, context.locale));
  });
}

export function removeList(
  database: Database,
  id: string,
  context: SignedInContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, id, context);
    await deleteCollection(transaction, 'list', id);
  });
}

const wordIdsOf = (listId: string) => sql`select word_id from list_word where list_id = ${listId}`;
