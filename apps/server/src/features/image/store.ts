import { EntryStatus, type SortOrder } from '@wordhoard/contract/enumeration';
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../platform/database/feed-page.ts';
import { isOwnedBy, sorted } from '../../platform/database/sql.ts';
import { image, imagePin, imageReaction, wordImage } from '../../schema/image.ts';
import { ownedBy } from '../contribution/owned-by.ts';
import { seesWord } from '../word/visible.ts';

const { likeCount, dislikeCount } = wordImage;

/** The best images first, or in the order in which they were added if a sort order is given. */
export async function findImages(
  database: Database,
  { wordId, callerId }: { wordId: string; callerId: string | undefined },
  request: PageRequest & { sort?: SortOrder | undefined },
) {
  const bestFirst = [
    desc(isNotNull(imagePin.userId)),
    desc(sql`${likeCount} - ${dislikeCount}`),
    wordImage.id,
  ];
  const { total, rows } = await findPage(
    database,
    selectImages(database, callerId, eq(wordImage.wordId, wordId)).$dynamic(),
    request.sort === undefined ? bestFirst : [sorted(wordImage.id, request.sort)],
    request,
  );
  return { total, rows: rows.map((row) => ownedBy(row, callerId)) };
}

export async function findImage(database: Database, id: string, callerId: string | undefined) {
  const [row] = await selectImages(database, callerId, eq(wordImage.id, id));
  return row === undefined ? undefined : ownedBy(row, callerId);
}

function selectImages(database: Database, callerId: string | undefined, where: SQL) {
  const isPin = and(isOwnedBy(imagePin.userId, callerId), eq(imagePin.wordImageId, wordImage.id));
  const isReaction = and(
    isOwnedBy(imageReaction.userId, callerId),
    eq(imageReaction.wordImageId, wordImage.id),
  );
  return database
    .select({
      id: wordImage.id,
      wordId: wordImage.wordId,
      url: image.url,
      status: wordImage.status,
      licence: image.licence,
      source: image.source,
      likeCount,
      dislikeCount,
      reaction: imageReaction.reaction,
      isPinned: sql<boolean>`${isNotNull(imagePin.userId)}`.as('is_pinned'),
      userId: wordImage.userId,
      reason: wordImage.reason,
    })
    .from(wordImage)
    .innerJoin(image, eq(image.id, wordImage.imageId))
    .leftJoin(imagePin, isPin)
    .leftJoin(imageReaction, isReaction)
    .where(and(where, shownTo(callerId), seesWord(callerId, wordImage.wordId)));
}

/** Approved images, and the caller's own. */
export const shownTo = (callerId: string | undefined): SQL | undefined =>
  or(eq(wordImage.status, EntryStatus.Approved), isOwnedBy(wordImage.userId, callerId));
