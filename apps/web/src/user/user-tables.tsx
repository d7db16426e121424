import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { EmptyState, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { NewTableLink } from '../table/new-table-link.tsx';
import { TableCards } from '../table/table-cards.tsx';
import { userTableFeedQuery } from './user-queries.ts';
import { UserShelf } from './user-shelf.tsx';

interface UserTablesProps {
  user: components['schemas']['User'];
}

/** The tables that a learner has made, and those on their shelf. */
export function UserTables({ user: { username, isOwn } }: UserTablesProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const own = useInfiniteQuery(userTableFeedQuery(api, { username }));
  const shelf = useInfiniteQuery(userTableFeedQuery(api, { username, shelf: true }));
  const cards = (tables: Parameters<typeof TableCards>[0]['tables']) => (
    <TableCards tables={tables} headingAs="h3" />
  );
  return (
    <UserShelf
      offers={isOwn && <NewTableLink />}
      own={
        <FeedView
          query={own}
          skeleton="cover"
          empty={
            <EmptyState icon={<TableIcon />} title={formatMessage(messages.nothing)}>
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
  nothing: { id: 'userTables.nothing', defaultMessage: 'No tables here yet' },
  hint: {
    id: 'userTables.hint',
    defaultMessage: 'Verb forms, cases, word families: what belongs side by side.',
  },
  shelf: { id: 'userTables.shelf', defaultMessage: 'Tables of others on the shelf' },
});
