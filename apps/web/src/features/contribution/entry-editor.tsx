import type { QueryKey } from '@tanstack/react-query';
import { readData } from '@wordhoard/api-client';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { canReact } from '@wordhoard/contract/permission';
import { color, Note, ReactionButtons, Stack, size, space } from '@wordhoard/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';

interface EditorSectionProps {
  title: string;
  /** What can be edited here, and how often. */
  lead: string;
  children: ReactNode;
}

/** One section of an editor page. */
export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const id = useId();
  return (
    <Section $gap="s5" as="section" aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        <Note>{lead}</Note>
      </div>
      {children}
    </Section>
  );
}

interface EntryFeedProps<Item>
  extends Pick<ComponentProps<typeof FeedView<Item>>, 'query' | 'children'> {
  emptyText: string;
}

/** The entries of a word in an editor. */
export function EntryFeed<Item>({ emptyText, ...feed }: EntryFeedProps<Item>) {
  return <FeedView {...feed} skeleton="row" empty={<Note>{emptyText}</Note>} />;
}

const Section = styled(Stack)`
  max-width: 44rem;
  padding-block-start: ${space.s6};
  border-block-start: 1px solid ${color.hairline};
`;

const Title = styled.h2`
  font-size: ${size.lead};
`;

type Kind = 'word-image' | 'word-recording' | 'tran' | 'tag-word';

interface EntryReactionProps {
  subject: string;
  entry: EntryWithReactions & { status: EntryStatus; isOwn: boolean };
  /** The query key of the feed that contains the entry. */
  queryKey: QueryKey;
  /** The routes of the entry. */
  kind: Kind;
}

/** The reactions to an approved entry. Users cannot react to their own. */
export function EntryReaction({ subject, entry, queryKey, kind }: EntryReactionProps) {
  const change = useEntryCall<EntryWithReactions, UserReaction | null>({
    queryKey,
    call: (api, id, reaction) =>
      readData(api.POST(`/front-${kind}/reaction`, { body: { id, reaction } })),
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
