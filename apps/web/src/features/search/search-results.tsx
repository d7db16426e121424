import type { UseQueryResult } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import {
  ButtonLink,
  color,
  EmptyState,
  ErrorState,
  SearchIcon,
  SkeletonList,
  space,
} from '@wordhoard/ui';
import { useDeferredValue } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { AddWordLink } from '../word/add-word-link.tsx';
import { type Found, isNothing } from './queries.ts';
import { SearchGroups } from './search-groups.tsx';

interface SearchResultsProps {
  query: UseQueryResult<Found>;
  text: string;
  learnLangCode: string;
}

/** The results of a search in all states. */
export function SearchResults({ query, text, learnLangCode }: SearchResultsProps) {
  const { formatMessage, locale } = useIntl();
  const found = useDeferredValue(query.data);
  const language = languageName(learnLangCode, locale);
  if (query.isError) return <ErrorState onRetry={() => query.refetch()} />;
  if (found === undefined) return <SkeletonList shape="row" count={6} />;
  if (isNothing(found)) return <NothingFound text={text} learnLangCode={learnLangCode} />;
  return (
    <>
      {found.isElsewhere && <Note>{formatMessage(messages.elsewhere, { language })}</Note>}
      <SearchGroups found={found} text={text} learnLangCode={learnLangCode} />
    </>
  );
}

/** Suggests what to do next. */
function NothingFound({ text, learnLangCode }: Omit<SearchResultsProps, 'query'>) {
  const { formatMessage, locale } = useIntl();
  const language = languageName(learnLangCode, locale);
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(messages.nothing, { text })}
      action={
        <>
          <AddWordLink langCode={learnLangCode} text={text} />
          <ButtonLink href={paths.words(learnLangCode)}>
            {formatMessage(messages.browse, { language })}
          </ButtonLink>
        </>
      }
    >
      {formatMessage(messages.hint)}
    </EmptyState>
  );
}

const messages = defineMessages<{
  elsewhere: { language: string };
  nothing: { text: string };
  hint: NoMessageValues;
  browse: { language: string };
}>({
  elsewhere: {
    id: 'search.elsewhere',
    defaultMessage: 'Nothing in {language}. This was found in other languages.',
  },
  nothing: { id: 'search.nothing', defaultMessage: 'Nothing found for “{text}”' },
  hint: {
    id: 'search.hint',
    defaultMessage: 'Try fewer letters or another spelling, or choose other languages above.',
  },
  browse: { id: 'search.browse', defaultMessage: 'Look through all words: {language}' },
});

const Note = styled.p`
  margin-block-end: ${space.s6};
  color: ${color.textMuted};
`;
