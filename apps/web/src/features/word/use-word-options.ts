import { keepPreviousData } from '@tanstack/react-query';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../shared/form/suggestions.ts';

/** The words of a language that begin with a typed text, as suggestions. */
export function useWordOptions(langCode: string, typed: string) {
  const text = useDebouncedValue(typed.trim());
  const query = useApiQueries().useQuery(
    'post',
    '/front-word/options',
    { body: { langCode, text } },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );
  const words = typed.trim() === '' ? [] : (query.data?.data ?? []);
  return {
    options: words.map((word) => ({ ...word, lang: word.langCode })),
    state: getSuggestionState(query),
  };
}
