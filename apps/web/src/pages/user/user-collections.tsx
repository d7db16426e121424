import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wordhoard/api-client';
import type { User } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonRow, EmptyState, ListIcon, Stack, size, space, TableIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import { ListCards } from '../../features/progress/list/list-cards.tsx';
import { TableCards } from '../../features/table/table-cards.tsx';
import { userListFeedQuery, userTableFeedQuery } from '../../features/user/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import type { FeedOptions } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';

/** The lists that a learner has created, and those that they have saved. */
export function UserLists({ user }: { user: User }) {
  return (
    <UserCollections
      user={user}
      feedOf={userListFeedQuery}
      icon={<ListIcon />}
      messages={listMessages}
    >
      {(lists) => <ListCards lists={lists} headingAs="h3" />}
    </UserCollections>
  );
}

const listMessages = defineMessages({
  nothing: { id: 'userLists.nothing', defaultMessage: 'No lists here yet' },
  hint: {
    id: 'userLists.hint',
    defaultMessage: 'Paste the words of your next lesson, or save someone else’s list.',
  },
  saved: { id: 'userLists.saved', defaultMessage: 'Saved lists' },
});

/** The tables that a learner has created, and those that they have saved. */
export function UserTables({ user }: { user: User }) {
  return (
    <UserCollections
      user={user}
      feedOf={userTableFeedQuery}
      icon={<TableIcon />}
      messages={tableMessages}
    >
      {(tables) => <TableCards tables={tables} headingAs="h3" />}
    </UserCollections>
  );
}

const tableMessages = defineMessages({
  nothing: { id: 'userTables.nothing', defaultMessage: 'No tables here yet' },
  hint: {
    id: 'userTables.hint',
    defaultMessage: 'Verb forms, cases, word families: words that belong side by side.',
  },
  saved: { id: 'userTables.saved', defaultMessage: 'Saved tables' },
});

interface UserCollectionsProps<Item> {
  user: User;
  feedOf: (api: ApiClient, filters: { username: string; saved?: true }) => FeedOptions<Item>;
  icon: ReactNode;
  messages: typeof listMessages | typeof tableMessages;
  children: (items: readonly Item[]) => ReactNode;
}

/** A learner's own collections above those of others that they have saved. */
function UserCollections<Item>(props: UserCollectionsProps<Item>) {
  const { user, feedOf, icon, messages, children } = props;
  const { username, isOwn } = user;
  const api = useApi();
  const own = useInfiniteQuery(feedOf(api, { username }));
  const saved = useInfiniteQuery(feedOf(api, { username, saved: true }));
  const { formatMessage } = useIntl();
  const hasSaved = saved.isPending || Boolean(saved.data?.total);
  const empty = (
    <EmptyState icon={icon} title={formatMessage(messages.nothing)}>
      {isOwn && formatMessage(messages.hint)}
    </EmptyState>
  );
  return (
    <Stack $gap="s6">
      {isOwn && (
        <ButtonRow>
          <CreateMenu />
        </ButtonRow>
      )}
      <div>
        <FeedView query={own} skeleton="cover" empty={hasSaved ? null : empty}>
          {children}
        </FeedView>
      </div>
      {saved.data?.total ? (
        <section>
          <Heading>{formatMessage(messages.saved)}</Heading>
          <FeedView query={saved} skeleton="cover" empty={null}>
            {children}
          </FeedView>
        </section>
      ) : null}
    </Stack>
  );
}

const Heading = styled.h2`
  margin-block: ${space.s6} ${space.s4};
  font-size: ${size.title};
`;
