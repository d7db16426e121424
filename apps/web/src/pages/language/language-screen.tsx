import { useQuery } from '@tanstack/react-query';
import type { Language } from '@wordhoard/contract';
import { languagePage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, PageHeader, SearchIcon, Section, TagIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { languageQuery } from '../../features/language/queries.ts';
import { ListCards } from '../../features/progress/list/list-cards.tsx';
import { TableCards } from '../../features/table/table-cards.tsx';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

export function LanguageScreen({ code }: { code: string }) {
  const query = useQuery(languageQuery(useApiQueries(), code));
  return (
    <QueryView query={query} skeleton="card" isScreen>
      {(language) => <LanguageContent key={language.code} language={language} />}
    </QueryView>
  );
}

function LanguageContent({ language }: { language: Language }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { code, wordCount, listFeed, tableFeed } = language;
  const { title, facts, description } = languagePage(intl, {
    code,
    words: wordCount,
    lists: listFeed.total,
    tables: tableFeed.total,
  });
  usePageMeta(title, description);
  return (
    <>
      <PageHeader
        title={title}
        facts={facts}
        actions={
          <>
            <ButtonLink variant="primary" icon={<SearchIcon />} href={paths.words(code)}>
              {formatMessage(messages.words)}
            </ButtonLink>
            <ButtonLink icon={<TagIcon />} href={paths.tags(code)}>
              {formatMessage(pageTitleMessages.tags)}
            </ButtonLink>
          </>
        }
      />
      {listFeed.total > 0 && (
        <Section title={formatMessage(pageTitleMessages.lists)}>
          <ListCards lists={listFeed.data} headingAs="h3" />
          <More href={paths.lists(code)}>{formatMessage(messages.allLists)}</More>
        </Section>
      )}
      {tableFeed.total > 0 && (
        <Section title={formatMessage(pageTitleMessages.tables)}>
          <TableCards tables={tableFeed.data} headingAs="h3" />
          <More href={paths.tables(code)}>{formatMessage(messages.allTables)}</More>
        </Section>
      )}
    </>
  );
}

const messages = defineMessages({
  words: { id: 'language.words', defaultMessage: 'Find words' },
  allLists: { id: 'language.allLists', defaultMessage: 'All lists' },
  allTables: { id: 'language.allTables', defaultMessage: 'All tables' },
});

const More = styled(ButtonLink)`
  justify-self: start;
`;
