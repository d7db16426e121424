import { languageName } from '@wordhoard/i18n';
import {
  type ComboboxOption,
  ListIcon,
  TableIcon,
  TagIcon,
  TranslationLine,
  WordImage,
} from '@wordhoard/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { LanguageSearchResult } from './queries.ts';

/** A suggestion with its target. */
export interface Suggestion extends ComboboxOption {
  href: string;
}

interface Languages {
  learnLangCode: string;
  tranLangCode: string;
}

const maxCounts = { words: 5, lists: 2, tables: 1, tags: 2 };

/** The best results of each kind. */
export function useSuggestions(
  found: LanguageSearchResult | undefined,
  { learnLangCode, tranLangCode }: Languages,
): Suggestion[] {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    if (found === undefined) return [];
    const languageOf = (langCode: string) => ({ language: languageName(langCode, locale) });
    return [
      ...found.words.slice(0, maxCounts.words).map((word) => ({
        id: word.id,
        text: word.text,
        lang: word.langCode,
        href: paths.word(word),
        image: <WordImage src={word.image?.url} alt="" word={word.text} />,
        description: (
          <TranslationLine
            translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
          />
        ),
      })),
      ...found.lists.slice(0, maxCounts.lists).map(({ id, slug, name, langCode }) => ({
        id,
        text: name,
        href: paths.list(slug, tranLangCode),
        image: <ListIcon />,
        description: formatMessage(messages.list, languageOf(langCode)),
      })),
      ...found.tables.slice(0, maxCounts.tables).map(({ id, slug, name, langCode }) => ({
        id,
        text: name,
        href: paths.table(slug),
        image: <TableIcon />,
        description: formatMessage(messages.table, languageOf(langCode)),
      })),
      ...found.tags.slice(0, maxCounts.tags).map(({ id, code, name }) => ({
        id,
        text: name,
        href: paths.tag(code, learnLangCode),
        image: <TagIcon />,
        description: formatMessage(messages.tag, languageOf(learnLangCode)),
      })),
    ];
  }, [found, learnLangCode, tranLangCode, formatMessage, locale]);
}

const messages = defineMessages<{
  list: { language: string };
  table: { language: string };
  tag: { language: string };
}>({
  list: { id: 'search.list', defaultMessage: 'List · {language}' },
  table: { id: 'search.table', defaultMessage: 'Table · {language}' },
  tag: { id: 'search.tag', defaultMessage: 'Tag · {language}' },
});
