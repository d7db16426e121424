import type { FoundWord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type ComboboxOption,
  ListIcon,
  SearchIcon,
  TableIcon,
  TagIcon,
  TranslationLine,
  WordImage,
  WrittenWord,
} from '@wordhoard/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { toSpokenText, toTranslationTexts, toWordText } from '../word/word-text.ts';
import { isEmptyResult, type LanguageSearchResult } from './queries.ts';
import { matchWord, type Search } from './search-match.ts';

/** A suggestion with its target. The one for all results has none. */
export interface Suggestion extends ComboboxOption {
  href?: string;
}

const maxCounts = { words: 4, lists: 1, tables: 1, tags: 1 };
const maxHits = 5;

/** The best results of each kind, followed by all of them. */
export function useSuggestions(
  found: LanguageSearchResult | undefined,
  { text, learnLangCode, tranLangCode }: Search,
): Suggestion[] {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    if (found === undefined || isEmptyResult(found)) return [];
    const describeLanguage = (langCode: string) => ({ language: languageName(langCode, locale) });
    const isInside = (word: FoundWord) =>
      matchWord(word, { text: found.text, learnLangCode, tranLangCode }) === 'inside';
    const better = found.words.filter((word) => !isInside(word));
    const hits: Suggestion[] = [
      ...(better.length > 0 ? better : found.words).slice(0, maxCounts.words).map((word) => ({
        id: word.id,
        text: word.text,
        lang: word.langCode,
        label: <WrittenWord word={toSpokenText(word)} />,
        href: paths.word(word),
        image: <WordImage src={word.image?.url} alt="" word={toWordText(word)} />,
        description: <TranslationLine translations={toTranslationTexts(word.trans)} />,
      })),
      ...found.lists.slice(0, maxCounts.lists).map(({ id, slug, name, langCode }) => ({
        id,
        text: name,
        href: paths.list(slug, tranLangCode),
        image: <ListIcon />,
        description: formatMessage(messages.list, describeLanguage(langCode)),
      })),
      ...found.tables.slice(0, maxCounts.tables).map(({ id, slug, name, langCode }) => ({
        id,
        text: name,
        href: paths.table(slug),
        image: <TableIcon />,
        description: formatMessage(messages.table, describeLanguage(langCode)),
      })),
      ...found.tags.slice(0, maxCounts.tags).map(({ id, code, name }) => ({
        id,
        text: name,
        href: paths.tag(code, learnLangCode),
        image: <TagIcon />,
        description: formatMessage(messages.tag, describeLanguage(learnLangCode)),
      })),
    ];
    const all = {
      id: 'all',
      text: formatMessage(messages.all, { text }),
      image: <SearchIcon />,
    };
    return [...hits.slice(0, maxHits), all];
  }, [found, text, learnLangCode, tranLangCode, formatMessage, locale]);
}

const messages = defineMessages({
  all: { id: 'search.all', defaultMessage: 'See all results for “{text}”' },
  list: { id: 'search.list', defaultMessage: 'List · {language}' },
  table: { id: 'search.table', defaultMessage: 'Table · {language}' },
  tag: { id: 'search.tag', defaultMessage: 'Tag · {language}' },
});
