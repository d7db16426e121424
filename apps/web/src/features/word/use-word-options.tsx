import { keepPreviousData } from '@tanstack/react-query';
import type { WordOption } from '@wordhoard/contract';
import type { WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { HomographChoice, TranslationLine, WrittenWord } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../shared/form/suggestions.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { toTranslationTexts, toWordText } from './word-text.ts';

/** The words of a language that begin with a typed text, as suggestions. Homographs have their numbers and meanings. */
export function useWordOptions(langCode: string, typed: string) {
  const settings = useAtomValue(settingsAtom);
  const tranLangCode =
    langCode === settings.tranLangCode ? settings.learnLangCode : settings.tranLangCode;
  const text = useDebouncedValue(typed.trim());
  const query = useApiQueries().useQuery(
    'post',
    '/front-word/options',
    { body: { langCode, text, tranLangCode } },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );
  const words = typed.trim() === '' ? [] : (query.data?.data ?? []);
  return {
    options: words.map(({ trans = [], ...word }) => ({
      ...word,
      trans,
      lang: word.langCode,
      label: <WrittenWord word={toWordText(word)} />,
      description: trans.length > 0 && <TranslationLine translations={toTranslationTexts(trans)} />,
    })),
    state: getSuggestionState(query),
  };
}

/** The words of exactly this text, of which several are homographs. */
export function findNamesakes<Option extends WordOption>(
  options: readonly Option[],
  { text, mode }: { text: string; mode?: WordMode | undefined },
): Option[] {
  const same = options.filter((option) => wordKey(option.text) === wordKey(text));
  return same.filter((option) => option.mode === (mode ?? same[0]?.mode));
}

interface WhichWordProps extends Omit<ComponentProps<typeof HomographChoice>, 'words'> {
  words: readonly WordOption[];
}

/** Asks which of several words of the same text is meant. */
export const WhichWord = ({ words, ...choice }: WhichWordProps) => (
  <HomographChoice
    words={words.map(({ text, langCode, homograph, trans = [] }) => ({
      homograph,
      word: { text, lang: langCode, homograph },
      translations: toTranslationTexts(trans),
    }))}
    {...choice}
  />
);
