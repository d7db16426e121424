import { UserReaction } from '@wordhoard/contract/enumeration';

/** What people think of an entry, and the learner among them. */
export interface Judged {
  id: string;
  likeCount: number;
  dislikeCount: number;
  reaction: UserReaction | null;
}

/** An entry as it is once the learner thinks so of it. */
export function withReaction<Entry extends Judged>(
  entry: Entry,
  reaction: UserReaction | null,
): Entry {
  const change = (kind: UserReaction) =>
    Number(reaction === kind) - Number(entry.reaction === kind);
  return {
    ...entry,
    reaction,
    likeCount: entry.likeCount + change(UserReaction.Like),
    dislikeCount: entry.dislikeCount + change(UserReaction.Dislike),
  };
}
