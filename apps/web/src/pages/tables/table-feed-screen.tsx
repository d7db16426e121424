import { tableFeedPage } from '@wordhoard/i18n';
import { EmptyState, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useCollectionTabs } from '../../features/collection/collection-tabs.ts';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { tableFeedQuery } from '../../features/table/queries.ts';
import { TableCards } from '../../features/table/table-cards.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';

/** The tables of a language. */
export function TableFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <LanguageFeed
      page={tableFeedPage(intl, { langCode })}
      tabs={useCollectionTabs('table', langCode)}
      create={<CreateMenu />}
      query={useFeed(tableFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      empty={
        <EmptyState icon={<TableIcon />} title={formatMessage(messages.nothing)}>
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      }
    >
      {(tables, list) => <TableCards tables={tables} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages({
  nothing: { id: 'tableFeed.nothing', defaultMessage: 'No tables in this language yet' },
  nothingHint: {
    id: 'tableFeed.nothingHint',
    defaultMessage: 'Choose another language at the top.',
  },
});
