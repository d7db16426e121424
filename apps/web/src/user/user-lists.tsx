import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { EmptyState, ListIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { NewListLinks } from '../list/new-list-links.tsx';
import { userListFeedQuery } from './user-queries.ts';
import { UserShelf } from './user-shelf.tsx';

interface UserListsProps {
  user: components['schemas']['User'];
}

/** The lists that a learner has made, and those on their shelf. */
export function UserLists({ user: { username, isOwn } }: UserListsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const own = useInfiniteQuery(userListFeedQuery(api, { username }));
  const shelf = useInfiniteQuery(userListFeedQuery(api, { username, shelf: true }));
  const cards = (lists: Parameters<typeof ListCards>[0]['lists']) => (
    <ListCards lists={lists} headingAs="h3" />
  );
  return (
    <UserShelf
      offers={isOwn && <NewListLinks />}
      own={
        <FeedView
          query={own}
          skeleton="cover"
          empty={
            <EmptyState icon={<ListIcon />} title={formatMessage(messages.nothing)}>
              {isOwn && formatMessage(messages.hint)}
            </EmptyState>
          }
        >
          {cards}
        </FeedView>
      }
      shelfTitle={formatMessage(messages.shelf)}
      shelf={
        shelf.data?.total ? (
          <FeedView query={shelf} skeleton="cover" empty={null}>
            {cards}
          </FeedView>
        ) : null
      }
    />
  );
}

const messages = defineMessages({
  nothing: { id: 'userLists.nothing', defaultMessage: 'No lists here yet' },
  hint: {
    id: 'userLists.hint',
    defaultMessage: 'Paste the words of your next lesson, or put a list of others on your shelf.',
  },
  shelf: { id: 'userLists.shelf', defaultMessage: 'Lists of others on the shelf' },
});
