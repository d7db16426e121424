import { listFeedPage } from '@wordhoard/i18n';
import { EmptyState, ListIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useCollectionTabs } from '../../features/collection/collection-tabs.ts';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { listFeedQuery } from '../../features/list/queries.ts';
import { ListCards } from '../../features/progress/list/list-cards.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';

/** The word lists of a language. */
export function ListFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <LanguageFeed
      page={listFeedPage(intl, { langCode })}
      tabs={useCollectionTabs('list', langCode)}
      create={<CreateMenu />}
      query={useFeed(listFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      empty={
        <EmptyState icon={<ListIcon />} title={formatMessage(messages.nothing)}>
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      }
    >
      {(lists, list) => <ListCards lists={lists} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages({
  nothing: { id: 'listFeed.nothing', defaultMessage: 'No lists in this language yet' },
  nothingHint: {
    id: 'listFeed.nothingHint',
    defaultMessage: 'Choose another language at the top.',
  },
});
