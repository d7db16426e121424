import { useInfiniteQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { ButtonLink, EmptyState, ListIcon, PageHeader, space, TableIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { ListCards } from './list-cards.tsx';
import { listFeedQuery } from './list-queries.ts';
import { NewListLinks } from './new-list-links.tsx';

/** The word lists of a language. */
export function ListFeedScreen({ langCode }: { langCode: string }) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode }));
  const title = formatMessage(messages.title, { language: languageName(langCode, locale) });
  usePageMeta(title, formatMessage(messages.lead));

  return (
    <>
      <PageHeader
        title={title}
        lead={formatMessage(messages.lead)}
        actions={
          <>
            <ButtonLink icon={<TableIcon />} href={paths.tables(langCode)}>
              {formatMessage(messages.tables)}
            </ButtonLink>
            <NewListLinks />
          </>
        }
      />
      <Filters>
        <LanguagePair onChange={({ learnLangCode }) => navigate(paths.lists(learnLangCode))} />
      </Filters>
      <FeedView
        query={query}
        skeleton="cover"
        empty={
          <EmptyState icon={<ListIcon />} title={formatMessage(messages.nothing)}>
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        }
      >
        {(lists) => <ListCards lists={lists} />}
      </FeedView>
    </>
  );
}

const messages = defineMessages<{
  title: { language: string };
  lead: NoMessageValues;
  tables: NoMessageValues;
  nothing: NoMessageValues;
  nothingHint: NoMessageValues;
}>({
  title: { id: 'listFeed.title', defaultMessage: 'Word lists: {language}' },
  lead: {
    id: 'listFeed.lead',
    defaultMessage: 'A theme at a time: open a list, look through it, play it.',
  },
  tables: { id: 'listFeed.tables', defaultMessage: 'Tables' },
  nothing: { id: 'listFeed.nothing', defaultMessage: 'No lists in this language yet' },
  nothingHint: { id: 'listFeed.nothingHint', defaultMessage: 'Choose another language above.' },
});

const Filters = styled.div`
  margin-block-end: ${space.s8};
`;
