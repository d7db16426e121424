import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Combobox, PageHeader, SearchIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { searchQuery } from '../../features/search/queries.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { useSuggestions } from '../../features/search/use-suggestions.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { getSuggestionState } from '../../shared/form/suggestions.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { useSearchKey } from '../../shared/page/use-search-key.ts';
import { pageTitleMessages } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Searches everything by text, with suggestions while typing. */
export function SearchScreen() {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const { text, debouncedText, isAsTyped, setText } = useSearchText();
  const search = { text: debouncedText, learnLangCode, tranLangCode };
  const query = useQuery(searchQuery(useApi(), { ...search, isAsTyped }));
  const options = useSuggestions(query.data, search);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  useReadyField(field, text === '');
  usePageMeta(
    debouncedText === ''
      ? formatMessage(pageTitleMessages.search)
      : formatMessage(messages.titleOf, { text: debouncedText }),
    formatMessage(messages.lead),
  );

  function showResults(): void {
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.search)}
        lead={formatMessage(messages.lead)}
      />
      <Controls>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              showResults();
            }}
          >
            <Combobox
              ref={field}
              label={formatMessage(messages.field)}
              icon={<SearchIcon />}
              enterKeyHint="search"
              maxLength={limits.wordMaxLength}
              value={text}
              onInputChange={setText}
              options={options}
              onChoose={({ href }) => (href === undefined ? showResults() : navigate(href))}
              state={text.trim() === debouncedText ? getSuggestionState(query) : 'loading'}
            />
          </form>
        </search>
      </Controls>
      <Results ref={results} tabIndex={-1} aria-label={formatMessage(messages.results)}>
        {debouncedText !== '' && <SearchResults query={query} search={search} />}
      </Results>
    </>
  );
}

/** Focuses the field for a new search, and on the search key. */
function useReadyField(field: { current: HTMLInputElement | null }, isEmpty: boolean): void {
  const beReady = useEffectEvent(() => {
    if (isEmpty) field.current?.focus();
  });
  useEffect(() => beReady(), []);
  useSearchKey(() => field.current?.select());
}

const messages = defineMessages({
  titleOf: { id: 'search.titleOf', defaultMessage: 'Search: {text}' },
  lead: {
    id: 'search.lead',
    defaultMessage: 'Words and their translations, lists, tables and tags.',
  },
  field: { id: 'search.field', defaultMessage: 'What are you looking for?' },
  results: { id: 'search.results', defaultMessage: 'Results' },
});

const Controls = styled.div`
  display: grid;
  gap: ${space.s5};
  max-width: 36rem;
  margin-block-end: ${space.s8};
`;

/* Never shows what the open suggestions show as well. */
const Results = styled.section`
  min-height: 24rem;

  ${Controls}:has([aria-expanded='true']) + & {
    visibility: hidden;
  }

  &:focus {
    outline: none;
  }
`;
