import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { ListIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
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
  const made = useInfiniteQuery(userListFeedQuery(api, { username }));
  const taken = useInfiniteQuery(userListFeedQuery(api, { username, shelf: true }));
  return (
    <UserShelf
      isOwn={isOwn}
      made={made}
      taken={taken}
      icon={<ListIcon />}
      offers={<NewListLinks />}
      says={{
        nothing: formatMessage(messages.nothing),
        hint: formatMessage(messages.hint),
        taken: formatMessage(messages.taken),
      }}
    >
      {(lists) => <ListCards lists={lists} headingAs="h3" />}
    </UserShelf>
  );
}

const messages = defineMessages({
  nothing: { id: 'userLists.nothing', defaultMessage: 'No lists here yet' },
  hint: {
    id: 'userLists.hint',
    defaultMessage: 'Paste the words of your next lesson, or put a list of others on your shelf.',
  },
  taken: { id: 'userLists.shelf', defaultMessage: 'Lists of others on the shelf' },
});
