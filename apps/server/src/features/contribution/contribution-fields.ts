import type { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOwnedBy } from '../../platform/database/sql.ts';

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

type Entry = Columns<'userId' | 'status' | 'reason' | 'likeCount' | 'dislikeCount'>;

/** The reactions to an entry and its relation to the caller. Only its author sees why it was rejected. */
export function contributionFields(
  { userId, status, reason, likeCount, dislikeCount }: Entry,
  { reaction }: Columns<'reaction'>,
  callerId: string | undefined,
) {
  const isOwn = isOwnedBy(userId, callerId);
  return {
    status: sql<EntryStatus>`${status}`.as('status'),
    likeCount: sql<number>`${likeCount}`.as('like_count'),
    dislikeCount: sql<number>`${dislikeCount}`.as('dislike_count'),
    reaction: sql<UserReaction | null>`${reaction}`.as('reaction'),
    isOwn: sql<boolean>`coalesce(${isOwn}, false)`.as('is_own'),
    reason: sql<string | null>`case when ${isOwn} then ${reason} end`.as('reason'),
  };
}

/** The condition to join the caller's reactions to entries. */
export const isReactionTo = (
  { id }: Columns<'id'>,
  { userId, entryId }: Columns<'userId' | 'entryId'>,
  callerId: string | undefined,
): SQL | undefined => and(isOwnedBy(userId, callerId), eq(entryId, id));

/** What learners like comes first. */
export const orderByLikes = ({
  likeCount,
  dislikeCount,
}: Record<'likeCount' | 'dislikeCount', SQLWrapper>): SQL =>
  desc(sql`${likeCount} - ${dislikeCount}`);
