import { tableFeedPage } from '@wordhoard/i18n';
import { EmptyState, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { useFeed } from '../feed/use-feed.ts';
import { LanguageFeed } from '../language/language-feed.tsx';
import { NewTableLink } from './new-table-link.tsx';
import { TableCards } from './table-cards.tsx';
import { tableFeedQuery } from './table-queries.ts';

/** The tables of a language. */
export function TableFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <LanguageFeed
      page={tableFeedPage(intl, { langCode })}
      back={{ href: paths.lists(langCode), label: formatMessage(messages.back) }}
      actions={<NewTableLink />}
      query={useFeed(tableFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      pathTo={paths.tables}
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
  back: { id: 'tableFeed.back', defaultMessage: 'Word lists' },
  nothing: { id: 'tableFeed.nothing', defaultMessage: 'No tables in this language yet' },
  nothingHint: { id: 'tableFeed.nothingHint', defaultMessage: 'Choose another language above.' },
});
