import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { canReact } from '@wordhoard/contract/permission';
import { ReactionButtons } from '@wordhoard/ui';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';

type ReactCall = (
  api: ApiClient,
  body: { id: string; reaction: UserReaction | null },
) => Promise<unknown>;

interface EntryReactionProps {
  subject: string;
  entry: Judged & { status: EntryStatus; isOwn: boolean };
  /** The feed that the entry stands in. */
  queryKey: QueryKey;
  react: ReactCall;
}

/** What people think of an entry. One's own is for others to judge, and none that waits. */
export function EntryReaction({ subject, entry, queryKey, react }: EntryReactionProps) {
  const change = useEntryCall<Judged, UserReaction | null>({
    queryKey,
    call: (api, id, reaction) => react(api, { id, reaction }),
    show: withReaction,
  });
  if (entry.status !== EntryStatus.Approved) return null;
  return (
    <ReactionButtons
      subject={subject}
      likeCount={entry.likeCount}
      dislikeCount={entry.dislikeCount}
      reaction={entry.reaction}
      onChange={canReact(entry) ? (reaction) => change(entry.id, reaction) : undefined}
    />
  );
}

/** What people think of an entry, and the learner among them. */
interface Judged {
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
