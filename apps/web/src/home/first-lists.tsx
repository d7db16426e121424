import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyState, ListIcon, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { listFeedQuery } from '../list/list-queries.ts';
import { HomeSection } from './home-section.tsx';

const listsShown = 8;

/** A few lists to begin with. */
export function FirstLists({ langCode }: { langCode: string }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode, pageSize: listsShown }));
  return (
    <HomeSection title={formatMessage(messages.lists)}>
      <FeedView
        query={{ ...query, hasNextPage: false }}
        skeleton="cover"
        empty={<EmptyState icon={<ListIcon />} title={formatMessage(messages.noLists)} />}
      >
        {(lists) => <ListCards lists={lists} headingAs="h3" />}
      </FeedView>
      <AllLists href={paths.lists(langCode)}>{formatMessage(messages.allLists)}</AllLists>
    </HomeSection>
  );
}

const messages = defineMessages({
  lists: { id: 'home.lists', defaultMessage: 'Lists to begin with' },
  allLists: { id: 'home.allLists', defaultMessage: 'All lists' },
  noLists: { id: 'home.noLists', defaultMessage: 'No lists in this language yet' },
});

const AllLists = styled(ButtonLink)`
  margin-block-start: ${space.s6};
`;
