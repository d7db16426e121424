import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { canRenewLink } from '@wordhoard/contract/permission';
import { renewedSlug } from '@wordhoard/contract/slug';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { insertOnce, isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { type CollectionKind, collectionTables, listWord } from '../../schema/collection.ts';
import { studyPlan } from '../../schema/study.ts';
import { tableColumn, tableRow } from '../../schema/table.ts';
import { lockUser } from '../user/store.ts';

interface Renewal {
  id: string;
  newId: string;
}

/**
 * Moves the contents of a collection to a new one, and deletes the old one. Readers who know its id or its address lose
 * both, and so do those who have saved it.
 */
export function renewLink(
  database: Database,
  kind: CollectionKind,
  { id, newId }: Renewal,
  { caller }: SignedInContext,
): Promise<void> {
  const { collection } = collectionTables[kind];
  const isOwn = eq(collection.userId, caller.id);
  return retryDeadlocks(database, async (transaction) => {
    await lockUser(transaction, caller.id);
    if (await isInserted(transaction, collection, newId, isOwn)) return;
    const rows = await transaction
      .select()
      .from(collection)
      .where(eq(collection.id, id))
      .for('update');
    const old = requireFound(rows[0]);
    if (!canRenewLink({ isOwn: old.userId === caller.id, privacy: old.privacy })) {
      const isSecret = old.privacy === CollectionPrivacy.Private;
      throw new ApplicationError(isSecret ? 'NotFound' : 'Forbidden');
    }
    const slug = renewedSlug(old.slug, id, newId);
    await insertOnce(transaction, collection, { ...old, id: newId, slug }, isOwn);
    await moveContents[kind](transaction, { id, newId }, caller.id);
    await transaction.delete(collection).where(eq(collection.id, id));
    await publish(transaction, { userId: caller.id, kind });
  });
}

type MoveContents = (transaction: Database, renewal: Renewal, ownerId: string) => Promise<void>;

const moveContents: Record<CollectionKind, MoveContents> = {
  async list(transaction, { id, newId: listId }, ownerId) {
    await transaction.update(listWord).set({ listId }).where(eq(listWord.listId, id));
    const isOwnPlan = and(eq(studyPlan.listId, id), eq(studyPlan.userId, ownerId));
    await transaction.update(studyPlan).set({ listId }).where(isOwnPlan);
  },
  async table(transaction, { id, newId: tableId }) {
    await transaction.update(tableColumn).set({ tableId }).where(eq(tableColumn.tableId, id));
    await transaction.update(tableRow).set({ tableId }).where(eq(tableRow.tableId, id));
  },
};
