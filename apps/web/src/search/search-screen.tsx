import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { Combobox, PageHeader, SearchIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { useSearchKey } from '../app/use-search-key.ts';
import { LanguagePair } from '../language/language-pair.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { searchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.tsx';

/** Everything by its text: suggested as one types, found below. */
export function SearchScreen() {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const { text, settledText, setText } = useSearchText();
  const query = useQuery(
    searchQuery(useApi(), { text: settledText, langCode: learnLangCode, tranLangCode }),
  );
  const options = useSuggestions(query.data, { learnLangCode, tranLangCode });
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  useReadyField(field, text === '');
  usePageMeta(
    settledText === ''
      ? formatMessage(messages.title)
      : formatMessage(messages.titleOf, { text: settledText }),
    formatMessage(messages.lead),
  );

  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <Controls>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              results.current?.focus({ preventScroll: true });
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
              onChoose={({ href }) => navigate(href)}
              state={stateOf(query, text.trim() === settledText)}
            />
          </form>
        </search>
        <LanguagePair />
      </Controls>
      <Results ref={results} tabIndex={-1} aria-label={formatMessage(messages.results)}>
        {settledText !== '' && (
          <SearchResults query={query} text={settledText} learnLangCode={learnLangCode} />
        )}
      </Results>
    </>
  );
}

/** The field is ready for whoever comes to search, and by a key for whoever goes on searching. */
function useReadyField(field: { current: HTMLInputElement | null }, isEmpty: boolean): void {
  const beReady = useEffectEvent(() => {
    if (isEmpty) field.current?.focus();
  });
  useEffect(() => beReady(), []);
  useSearchKey(() => field.current?.select());
}

interface Progress {
  isError: boolean;
  isFetching: boolean;
}

function stateOf({ isError, isFetching }: Progress, isSettled: boolean) {
  if (!isSettled || isFetching) return 'loading';
  return isError ? 'failed' : 'idle';
}

const messages = defineMessages<{
  title: NoMessageValues;
  titleOf: { text: string };
  lead: NoMessageValues;
  field: NoMessageValues;
  results: NoMessageValues;
}>({
  title: { id: 'search.title', defaultMessage: 'Search' },
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

const Results = styled.section`
  min-height: 24rem;

  &:focus {
    outline: none;
  }
`;
