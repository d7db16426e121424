import { type EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canReact } from '@wordhoard/contract/permission';

/** What a learner thinks of an entry, if they said so. */
export type Reaction = UserReaction | null;

export interface ReactionCounts {
  likeCount: number;
  dislikeCount: number;
}

/** How the counts of an entry change when somebody's reaction takes the place of the former one. */
export function countChanges(former: Reaction, wished: Reaction): ReactionCounts {
  return {
    likeCount: changeOf(UserReaction.Like, former, wished),
    dislikeCount: changeOf(UserReaction.Dislike, former, wished),
  };
}

interface JudgedEntry {
  userId: string | null;
  status: EntryStatus;
}

/** Everybody judges what everybody sees, but nobody judges their own. */
export function refusalOfReaction(
  { userId, status }: JudgedEntry,
  callerId: string,
): ErrorCode | undefined {
  const isOwn = userId === callerId;
  if (canReact({ isOwn, status })) return undefined;
  return isOwn ? 'Forbidden' : 'NotFound';
}

const changeOf = (kind: UserReaction, former: Reaction, wished: Reaction): number =>
  Number(wished === kind) - Number(former === kind);
