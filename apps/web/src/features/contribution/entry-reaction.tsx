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
  entry: EntryWithReactions & { status: EntryStatus; isOwn: boolean };
  /** The query key of the feed that contains the entry. */
  queryKey: QueryKey;
  react: ReactCall;
}

/** The reactions to an approved entry. Users cannot react to their own. */
export function EntryReaction({ subject, entry, queryKey, react }: EntryReactionProps) {
  const change = useEntryCall<EntryWithReactions, UserReaction | null>({
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

/** An entry with its reactions and that of the learner. */
interface EntryWithReactions {
  id: string;
  likeCount: number;
  dislikeCount: number;
  reaction: UserReaction | null;
}

/** The entry after the learner's reaction. */
export function withReaction<Entry extends EntryWithReactions>(
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
