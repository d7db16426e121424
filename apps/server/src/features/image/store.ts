import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage } from '../../platform/database/feed-page.ts';
import { isAmong, isOwnedBy, sorted } from '../../platform/database/sql.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { image, imagePin, imageReaction, wordImage } from '../../schema/image.ts';
import {
  contributionFields,
  isReactionTo,
  orderByLikes,
} from '../contribution/contribution-fields.ts';
import { lockUser } from '../user/store.ts';
import { seesEntry } from '../word/visible.ts';

/** The best images first, or in the order in which they were added if a sort order is given. */
export function findImages(
  database: Database,
  { wordId, callerId }: { wordId: string; callerId: string | undefined },
  request: FeedRequest,
) {
  const bestFirst = [desc(isNotNull(imagePin.userId)), orderByLikes(wordImage), wordImage.id];
  return findPage(
    database,
    selectImages(database, callerId, eq(wordImage.wordId, wordId)).$dynamic(),
    request.sort === undefined ? bestFirst : [sorted(wordImage.id, request.sort)],
    request,
  );
}

export async function findImage(database: Database, id: string, callerId: string | undefined) {
  const [found] = await selectImages(database, callerId, eq(wordImage.id, id));
  return requireFound(found);
}

/** The first approved image that a word shares with each of some others. */
export function findSharedImages(database: Database, wordId: string, otherIds: readonly string[]) {
  const shared = alias(wordImage, 'shared');
  const isApproved = eq(wordImage.status, EntryStatus.Approved);
  return database
    .selectDistinctOn([shared.wordId], { wordId: shared.wordId, url: image.url })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .innerJoin(
      shared,
      and(eq(shared.imageId, wordImage.imageId), eq(shared.status, wordImage.status)),
    )
    .where(and(eq(wordImage.wordId, wordId), isApproved, isAmong(shared.wordId, otherIds)))
    .orderBy(shared.wordId, wordImage.id);
}

function selectImages(database: Database, callerId: string | undefined, where: SQL) {
  const isPin = and(isOwnedBy(imagePin.userId, callerId), eq(imagePin.wordImageId, wordImage.id));
  return database
    .select({
      id: wordImage.id,
      wordId: wordImage.wordId,
      url: image.url,
      licence: image.licence,
      source: image.source,
      isPinned: sql<boolean>`${isNotNull(imagePin.userId)}`.as('is_pinned'),
      ...contributionFields(wordImage, imageReaction, callerId),
    })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .leftJoin(imagePin, isPin)
    .leftJoin(imageReaction, isReactionTo(wordImage, imageReaction, callerId))
    .where(and(where, seesEntry(wordImage, callerId)));
}

interface Pin {
  userId: string;
  wordImageId: string;
}

/** Pins an image, which then comes first among the images of its word for this learner. */
export function pinImage(database: Database, pin: Pin): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, pin.userId);
    await findImage(transaction, pin.wordImageId, pin.userId);
    await transaction.insert(imagePin).values(pin).onConflictDoNothing();
    if ((await countPinsOfWord(transaction, pin)) > limits.imageMaxPins) {
      throw new ApplicationError('MaxWordImagePinsExceeded');
    }
  });
}

/** Does nothing if the image is not pinned. */
export async function unpinImage(database: Database, pin: Pin): Promise<void> {
  await findImage(database, pin.wordImageId, pin.userId);
  await database
    .delete(imagePin)
    .where(and(eq(imagePin.userId, pin.userId), eq(imagePin.wordImageId, pin.wordImageId)));
}

/** Counts the learner's pins of visible images of the same word. */
async function countPinsOfWord(database: Database, { userId, wordImageId }: Pin): Promise<number> {
  const pinned = alias(wordImage, 'pinned');
  const [row] = await database
    .select({ pins: count() })
    .from(imagePin)
    .innerJoin(wordImage, and(eq(wordImage.id, imagePin.wordImageId), seesEntry(wordImage, userId)))
    .innerJoin(pinned, and(eq(pinned.id, wordImageId), eq(pinned.wordId, wordImage.wordId)))
    .where(eq(imagePin.userId, userId));
  return row?.pins ?? 0;
}
