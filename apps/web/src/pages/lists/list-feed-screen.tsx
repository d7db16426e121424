import { listFeedPage } from '@wordhoard/i18n';
import { ButtonLink, EmptyState, ListIcon, TableIcon, TagIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { ListCards, NewListLinks } from '../../features/list/list-cards.tsx';
import { listFeedQuery } from '../../features/list/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { paths } from '../../shared/routes/routes.ts';

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
          <ButtonLink icon={<TagIcon />} href={paths.tags(langCode)}>
            {formatMessage(messages.tags)}
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
  tags: { id: 'listFeed.tags', defaultMessage: 'Tags' },
  nothing: { id: 'listFeed.nothing', defaultMessage: 'No lists in this language yet' },
  nothingHint: { id: 'listFeed.nothingHint', defaultMessage: 'Choose another language above.' },
});
