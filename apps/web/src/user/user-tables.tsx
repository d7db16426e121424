import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { EmptyState, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { TableCards } from '../table/table-cards.tsx';
import { userTableFeedQuery } from './user-queries.ts';

/** The tables that a learner has made. */
export function UserTables({ user: { username } }: { user: components['schemas']['User'] }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(userTableFeedQuery(useApi(), username));
  return (
    <FeedView
      query={query}
      skeleton="cover"
      empty={<EmptyState icon={<TableIcon />} title={formatMessage(messages.nothing)} />}
    >
      {(tables) => <TableCards tables={tables} />}
    </FeedView>
  );
}

const messages = defineMessages({
  nothing: { id: 'userTables.nothing', defaultMessage: 'No tables here yet' },
});
