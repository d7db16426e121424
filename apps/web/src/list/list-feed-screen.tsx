import { listFeedPage } from '@wordhoard/i18n';
import { ButtonLink, EmptyState, ListIcon, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { useFeed } from '../feed/use-feed.ts';
import { LanguageFeed } from '../language/language-feed.tsx';
import { ListCards } from './list-cards.tsx';
import { listFeedQuery } from './list-queries.ts';
import { NewListLinks } from './new-list-links.tsx';

/** The word lists of a language. */
export function ListFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <LanguageFeed
      page={listFeedPage(intl, { langCode })}
      actions={
        <>
          <ButtonLink icon={<TableIcon />} href={paths.tables(langCode)}>
            {formatMessage(messages.tables)}
          </ButtonLink>
          <NewListLinks />
        </>
      }
      query={useFeed(listFeedQuery(useApi(), { langCode }))}
      skeleton="cover"
      pathTo={paths.lists}
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
  tables: { id: 'listFeed.tables', defaultMessage: 'Tables' },
  nothing: { id: 'listFeed.nothing', defaultMessage: 'No lists in this language yet' },
  nothingHint: { id: 'listFeed.nothingHint', defaultMessage: 'Choose another language above.' },
});
