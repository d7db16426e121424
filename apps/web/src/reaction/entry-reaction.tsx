import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import { EntryStatus, type UserReaction } from '@wordhoard/contract/enumeration';
import { ReactionButtons } from '@wordhoard/ui';
import { useEntryCall } from '../feed/use-entry-call.ts';
import { type Judged, withReaction } from './with-reaction.ts';

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
      onChange={entry.isOwn ? undefined : (reaction) => change(entry.id, reaction)}
    />
  );
}
