import { type EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { canReact } from '@wordhoard/contract/permission';

/** Null if the learner has not reacted. */
export type Reaction = UserReaction | null;

export interface ReactionCounts {
  likeCount: number;
  dislikeCount: number;
}

/** How the counts of an entry change when a reaction replaces the learner's former one. */
export function countChanges(former: Reaction, next: Reaction): ReactionCounts {
  return {
    likeCount: changeOf(UserReaction.Like, former, next),
    dislikeCount: changeOf(UserReaction.Dislike, former, next),
  };
}

interface ReactedEntry {
  userId: string | null;
  status: EntryStatus;
}

/** Learners react to entries that everybody sees, but not to their own. */
export function refusalOfReaction(
  { userId, status }: ReactedEntry,
  callerId: string,
): ErrorCode | undefined {
  const isOwn = userId === callerId;
  if (canReact({ isOwn, status })) return undefined;
  return isOwn ? 'Forbidden' : 'NotFound';
}

const changeOf = (kind: UserReaction, former: Reaction, next: Reaction): number =>
  Number(next === kind) - Number(former === kind);
