import { keepPreviousData } from '@tanstack/react-query';
import { TranslationLine, WrittenWord } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../shared/form/suggestions.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { toWordText } from './word-text.ts';

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
      lang: word.langCode,
      label: <WrittenWord word={toWordText(word)} />,
      description: trans.length > 0 && (
        <TranslationLine translations={trans.map(({ dest }) => toWordText(dest))} />
      ),
    })),
    state: getSuggestionState(query),
  };
}
