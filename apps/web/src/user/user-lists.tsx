import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { EmptyState, ListIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { userListFeedQuery } from './user-queries.ts';

/** The lists that a learner has made. */
export function UserLists({ user: { username } }: { user: components['schemas']['User'] }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(userListFeedQuery(useApi(), username));
  return (
    <FeedView
      query={query}
      skeleton="cover"
      empty={<EmptyState icon={<ListIcon />} title={formatMessage(messages.nothing)} />}
    >
      {(lists) => <ListCards lists={lists} />}
    </FeedView>
  );
}

const messages = defineMessages({
  nothing: { id: 'userLists.nothing', defaultMessage: 'No lists here yet' },
});
