import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
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
  const made = useInfiniteQuery(userTableFeedQuery(api, { username }));
  const taken = useInfiniteQuery(userTableFeedQuery(api, { username, shelf: true }));
  return (
    <UserShelf
      isOwn={isOwn}
      made={made}
      taken={taken}
      icon={<TableIcon />}
      offers={<NewTableLink />}
      says={{
        nothing: formatMessage(messages.nothing),
        hint: formatMessage(messages.hint),
        taken: formatMessage(messages.taken),
      }}
    >
      {(tables) => <TableCards tables={tables} headingAs="h3" />}
    </UserShelf>
  );
}

const messages = defineMessages({
  nothing: { id: 'userTables.nothing', defaultMessage: 'No tables here yet' },
  hint: {
    id: 'userTables.hint',
    defaultMessage: 'Verb forms, cases, word families: what belongs side by side.',
  },
  taken: { id: 'userTables.shelf', defaultMessage: 'Tables of others on the shelf' },
});
