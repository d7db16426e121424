import { Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/database-errors.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import {
  type LinkChange,
  type LinkRequest,
  readLinkChange,
} from '../../platform/http/link-request.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { type CollectionKind, collectionTables } from '../../schema/collection.ts';
import { isTextOnly, wordContribution } from '../../schema/word.ts';
import { lockUser } from '../user/store.ts';
import { type Collection, findLinkRefusal } from './collection.ts';

/**
 * Inserts a collection without contents, unless the same learner has inserted it already.
 *
 * @returns whether it is new
 */
export async function insertCollection(
  transaction: Database,
  kind: CollectionKind,
  collection: Collection & { userId: string },
  createdAt: Date,
): Promise<boolean> {
  const table = collectionTables[kind].collection;
  // Equal requests at the same time would refuse each other's slug.
  await lockUser(transaction, collection.userId);
  const isOwn = eq(table.userId, collection.userId);
  return refuseTakenSlug(insertOnce(transaction, table, { ...collection, createdAt }, isOwn));
}

export async function updateCollection(
  transaction: Database,
  kind: CollectionKind,
  { id, userId, ...changed }: Collection,
): Promise<void> {
  const { collection } = collectionTables[kind];
  await refuseTakenSlug(transaction.update(collection).set(changed).where(eq(collection.id, id)));
}

export async function deleteCollection(transaction: Database, kind: CollectionKind, id: string) {
  const { collection } = collectionTables[kind];
  await transaction.delete(collection).where(eq(collection.id, id));
}

/** Only the database can tell whether another learner has just taken the slug. */
async function refuseTakenSlug<Written>(writing: PromiseLike<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (!brokenConstraint(error)?.endsWith('_slug')) throw error;
    throw new ApplicationError('SlugAlreadyExists', { cause: error });
  }
}

/**
 * Submits the owner's private words in a public collection to moderation. Words with an example or grammar
 * stay private, because these say more than the collection does.
 *
 * @param ofWords - a condition on {@link wordContribution}
 */
export async function proposeWords(transaction: Database, ofWords: SQL, userId: string | null) {
  if (userId === null) return;
  const isPrivate = and(eq(wordContribution.privacy, Privacy.Private), isTextOnly);
  const locked = await transaction
    .select({ id: wordContribution.id })
    .from(wordContribution)
    .where(and(eq(wordContribution.userId, userId), isPrivate, ofWords))
    .orderBy(wordContribution.id)
    .for('update');
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await transaction
    .update(wordContribution)
    .set({ privacy: Privacy.Public })
    .where(inArray(wordContribution.id, ids));
}

/** Saves collections for the caller, who is the only parent that they can be linked to. */
export async function saveCollections(
  database: Database,
  kind: CollectionKind,
  { parentId, ...request }: LinkRequest & { parentId: string },
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
): Promise<LinkChange> {
  if (parentId !== caller.id) throw new ApplicationError('Forbidden');
  const { linkIds, unlinkIds } = readLinkChange(request);
  const { collection, links } = collectionTables[kind];
  const link = { userId: caller.id, linkedAt: now };
  await database.transaction(async (transaction) => {
    // The collections can neither be deleted nor become private until the transaction ends.
    const locked = await transaction
      .select({ id: collection.id, privacy: collection.privacy, userId: collection.userId })
      .from(collection)
      .where(inArray(collection.id, [...linkIds]))
      .orderBy(collection.id)
      .for('share');
    const byId = new Map(locked.map((row) => [row.id, row]));
    for (const id of linkIds) {
      const refusal = findLinkRefusal(caller.id, byId.get(id));
      if (refusal !== undefined) throw new ApplicationError(refusal);
    }
    const added = linkIds.toSorted().map((collectionId) => ({ ...link, collectionId }));
    if (added.length > 0) await transaction.insert(links).values(added).onConflictDoNothing();
    await transaction
      .delete(links)
      .where(and(eq(links.userId, caller.id), inArray(links.collectionId, [...unlinkIds])));
    await publish(transaction, { userId: caller.id, kind });
  });
  return { linkIds, unlinkIds };
}
