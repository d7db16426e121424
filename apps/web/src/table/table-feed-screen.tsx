import { useInfiniteQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { EmptyState, PageHeader, space, TableIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { NewTableLink } from './new-table-link.tsx';
import { TableCards } from './table-cards.tsx';
import { tableFeedQuery } from './table-queries.ts';

/** The tables of a language. */
export function TableFeedScreen({ langCode }: { langCode: string }) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const query = useInfiniteQuery(tableFeedQuery(useApi(), { langCode }));
  const title = formatMessage(messages.title, { language: languageName(langCode, locale) });
  usePageMeta(title, formatMessage(messages.lead));

  return (
    <>
      <PageHeader
        title={title}
        lead={formatMessage(messages.lead)}
        back={{ href: paths.lists(langCode), label: formatMessage(messages.back) }}
        actions={<NewTableLink />}
      />
      <Filters>
        <LanguagePair onChange={({ learnLangCode }) => navigate(paths.tables(learnLangCode))} />
      </Filters>
      <FeedView
        query={query}
        skeleton="cover"
        empty={
          <EmptyState icon={<TableIcon />} title={formatMessage(messages.nothing)}>
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        }
      >
        {(tables) => <TableCards tables={tables} />}
      </FeedView>
    </>
  );
}

const messages = defineMessages<{
  title: { language: string };
  lead: NoMessageValues;
  back: NoMessageValues;
  nothing: NoMessageValues;
  nothingHint: NoMessageValues;
}>({
  title: { id: 'tableFeed.title', defaultMessage: 'Tables: {language}' },
  lead: {
    id: 'tableFeed.lead',
    defaultMessage: 'Verbs by person, pronouns, numbers: what belongs together, side by side.',
  },
  back: { id: 'tableFeed.back', defaultMessage: 'Word lists' },
  nothing: { id: 'tableFeed.nothing', defaultMessage: 'No tables in this language yet' },
  nothingHint: { id: 'tableFeed.nothingHint', defaultMessage: 'Choose another language above.' },
});

const Filters = styled.div`
  margin-block-end: ${space.s8};
`;
