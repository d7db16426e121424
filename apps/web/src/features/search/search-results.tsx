import type { UseQueryResult } from '@tanstack/react-query';
import type { FoundWord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  color,
  EmptyState,
  SearchIcon,
  Section,
  SkeletonList,
  space,
  TagIcon,
} from '@wordhoard/ui';
import { memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { WordRows } from '../card/word-rows.tsx';
import { ListCards } from '../progress/list/list-cards.tsx';
import { TableCards } from '../table/table-cards.tsx';
import { AddWordLink } from '../word/add-word-link.tsx';
import { isEmptyResult, type LanguageSearchResult } from './queries.ts';
import { matchWord, type Search } from './search-match.ts';
import { searchAsTyped } from './use-search-text.ts';

interface SearchResultsProps {
  query: UseQueryResult<LanguageSearchResult>;
  search: Search;
}

export function SearchResults({ query, search }: SearchResultsProps) {
  const { formatMessage, locale } = useIntl();
  const { text, learnLangCode, tranLangCode } = search;
  const result = useDeferredValue(query.data);
  const language = languageName(learnLangCode, locale);
  if (query.isError) return <FailureState failure={query.error} onRetry={() => query.refetch()} />;
  if (result === undefined) return <SkeletonList shape="row" count={6} />;
  if (isEmptyResult(result)) return <NothingFound text={text} learnLangCode={learnLangCode} />;
  return (
    <>
      {result.isElsewhere && <Note>{formatMessage(messages.elsewhere, { language })}</Note>}
      {result.searchedText !== null && <Meant result={result} />}
      <SearchGroups found={result} learnLangCode={learnLangCode} tranLangCode={tranLangCode} />
    </>
  );
}

/** Tells what was searched for instead of the text, and offers to search for the text itself. */
function Meant({ result: { typedText, text } }: { result: LanguageSearchResult }) {
  const { formatMessage } = useIntl();
  return (
    <Note>
      {formatMessage(messages.meant, { typed: typedText, text })}{' '}
      <a href={searchAsTyped(typedText)}>{formatMessage(messages.asTyped, { typed: typedText })}</a>
    </Note>
  );
}

/** Suggests what to do next. */
function NothingFound({ text, learnLangCode }: Omit<Search, 'tranLangCode'>) {
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

const messages = defineMessages({
  elsewhere: {
    id: 'search.elsewhere',
    defaultMessage: 'Nothing in {language}. Found in other languages:',
  },
  meant: {
    id: 'search.meant',
    defaultMessage: 'Nothing found for “{typed}”. Showing results for “{text}”.',
  },
  asTyped: { id: 'search.asTyped', defaultMessage: 'Search for “{typed}” only' },
  nothing: { id: 'search.nothing', defaultMessage: 'Nothing found for “{text}”' },
  hint: {
    id: 'search.hint',
    defaultMessage: 'Try fewer letters, another spelling, or another language at the top.',
  },
  browse: { id: 'search.browse', defaultMessage: 'Browse all words: {language}' },
});

const Note = styled.p`
  margin-block-end: ${space.s6};
  color: ${color.textMuted};
`;

interface SearchGroupsProps extends Omit<Search, 'text'> {
  found: LanguageSearchResult;
}

/** The server returns at most this many words. */
const maxWords = 12;
const maxBest = 3;

/** The results, grouped by kind. Memoised, because the field rerenders on every key. */
const SearchGroups = memo(function SearchGroups({ found, ...search }: SearchGroupsProps) {
  const { formatMessage } = useIntl();
  const { lists, tables, tags } = found;
  const { learnLangCode } = search;
  return (
    <>
      <WordGroups found={found} {...search} />
      {lists.length > 0 && (
        <Section title={formatMessage(groupMessages.lists)}>
          <ListCards lists={lists} headingAs="h3" />
        </Section>
      )}
      {tables.length > 0 && (
        <Section title={formatMessage(groupMessages.tables)}>
          <TableCards tables={tables} headingAs="h3" />
        </Section>
      )}
      {tags.length > 0 && (
        <Section title={formatMessage(groupMessages.tags)}>
          <Tags>
            {tags.map(({ id, code, name }) => (
              <li key={id}>
                <ButtonLink icon={<TagIcon />} href={paths.tag(code, learnLangCode)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </Tags>
        </Section>
      )}
    </>
  );
});

/** The words that are meant first, and those that only contain the text last. If there are none, they are similar ones. */
function WordGroups({ found, learnLangCode, tranLangCode }: SearchGroupsProps) {
  const { formatMessage } = useIntl();
  const { words, text, isElsewhere } = found;
  const matches = new Map(
    words.map((word) => [word, matchWord(word, { text, learnLangCode, tranLangCode })]),
  );
  const firstOther = words.findIndex((word) => matches.get(word) !== 'whole');
  const bestCount = Math.min(firstOther < 0 ? words.length : firstOther, maxBest);
  const isInside = (word: FoundWord) => matches.get(word) === 'inside';
  const rest = words.slice(bestCount);
  const inside = rest.filter(isInside);
  const others = rest.filter((word) => !isInside(word));
  const isSimilar = words.every((word) => matches.get(word) === 'similar');
  const title = bestCount > 0 ? 'moreWords' : 'words';
  const more = words.length === maxWords && !isElsewhere && (
    <More href={paths.wordsLike(learnLangCode, text)}>
      {formatMessage(groupMessages.allWords, { text })}
    </More>
  );
  return (
    <>
      {bestCount > 0 && (
        <Section title={formatMessage(groupMessages.best, { count: bestCount })}>
          <WordRows words={words.slice(0, bestCount)} describe={describeForm} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={formatMessage(groupMessages[isSimilar ? 'similar' : title], { text })}>
          <WordRows words={others} describe={describeForm} />
          {inside.length === 0 && more}
        </Section>
      )}
      {inside.length > 0 && (
        <Section title={formatMessage(groupMessages.inside, { text })}>
          <WordRows words={inside} describe={describeForm} />
          {more}
        </Section>
      )}
    </>
  );
}

const describeForm = ({ form }: FoundWord) => form && <FoundForm {...form} />;

/** The form by which a word was found, and what it is. */
function FoundForm({ text, kind, langCode }: NonNullable<FoundWord['form']>) {
  const { formatMessage } = useIntl();
  return (
    <Form>
      <span lang={langCode}>{text}</span> · {formatMessage(groupMessages.form, { kind })}
    </Form>
  );
}

const groupMessages = defineMessages({
  form: {
    id: 'search.form',
    defaultMessage:
      '{kind, select, plural {plural} reading {reading} romanisation {in Latin letters} variant {other spelling} traditional {traditional characters} irregular {irregular form} past {past} participle {past participle} comparative {comparative} superlative {superlative} other {form}}',
  },
  best: {
    id: 'search.best',
    defaultMessage: '{count, plural, one {Best match} other {Best matches}}',
  },
  similar: { id: 'search.similar', defaultMessage: 'No “{text}”. Did you mean one of these?' },
  words: { id: 'search.words', defaultMessage: 'Words' },
  inside: { id: 'search.inside', defaultMessage: 'Words that contain “{text}”' },
  moreWords: { id: 'search.moreWords', defaultMessage: 'More words' },
  allWords: { id: 'search.allWords', defaultMessage: 'All words with “{text}”' },
  lists: { id: 'search.lists', defaultMessage: 'Lists' },
  tables: { id: 'search.tables', defaultMessage: 'Tables' },
  tags: { id: 'search.tags', defaultMessage: 'Tags' },
});

const Form = styled.p`
  color: ${color.textMuted};
`;

const More = styled(ButtonLink)`
  justify-self: start;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
