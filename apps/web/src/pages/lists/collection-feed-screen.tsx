import { listFeedPage, tableFeedPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, ListIcon, TableIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CollectionKind } from '../../features/collection/collection.ts';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import type { FeedTabs } from '../../features/language/language-feed.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { listFeedQuery } from '../../features/list/queries.ts';
import { ListCards } from '../../features/progress/list/list-cards.tsx';
import { tableFeedQuery } from '../../features/table/queries.ts';
import { TableCards } from '../../features/table/table-cards.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

interface FeedScreenProps {
  langCode: string;
}

/** The word lists of a language. */
export function ListFeedScreen({ langCode }: FeedScreenProps) {
  const intl = useIntl();
  return (
    <LanguageFeed
      page={listFeedPage(intl, { langCode })}
      tabs={useTabs('list', langCode)}
      create={<CreateMenu />}
      query={useFeed(listFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      empty={<EmptyFeed icon={<ListIcon />} title={intl.formatMessage(messages.noLists)} />}
    >
      {(lists, list) => <ListCards lists={lists} list={list} />}
    </LanguageFeed>
  );
}

/** The tables of a language. */
export function TableFeedScreen({ langCode }: FeedScreenProps) {
  const intl = useIntl();
  return (
    <LanguageFeed
      page={tableFeedPage(intl, { langCode })}
      tabs={useTabs('table', langCode)}
      create={<CreateMenu />}
      query={useFeed(tableFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      empty={<EmptyFeed icon={<TableIcon />} title={intl.formatMessage(messages.noTables)} />}
    >
      {(tables, list) => <TableCards tables={tables} list={list} />}
    </LanguageFeed>
  );
}

function useTabs(current: CollectionKind, langCode: string): FeedTabs {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(messages.collections),
    tabs: [
      {
        href: paths.lists(langCode),
        label: formatMessage(pageTitleMessages.lists),
        isCurrent: current === 'list',
      },
      {
        href: paths.tables(langCode),
        label: formatMessage(pageTitleMessages.tables),
        isCurrent: current === 'table',
      },
    ],
  };
}

function EmptyFeed({ icon, title }: { icon: ReactNode; title: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState icon={icon} title={title}>
      {formatMessage(messages.nothingHint)}
    </EmptyState>
  );
}

const messages = defineMessages({
  collections: { id: 'collectionTabs.collections', defaultMessage: 'Lists and tables' },
  noLists: { id: 'listFeed.nothing', defaultMessage: 'No lists in this language yet' },
  noTables: { id: 'tableFeed.nothing', defaultMessage: 'No tables in this language yet' },
  nothingHint: {
    id: 'collectionFeed.nothingHint',
    defaultMessage: 'Choose another language at the top.',
  },
});
