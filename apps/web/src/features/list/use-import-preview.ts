import { useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';
import { importPreviewQuery } from './queries.ts';

interface PastedText {
  text: string;
  langCode: string;
  tranLangCode: string;
}

const delay = 300;

/** Previews an import while the text is being typed. */
export function useImportPreview({ text, langCode, tranLangCode }: PastedText) {
  const settledText = useDebouncedValue(text, delay);
  const query = useQuery(
    importPreviewQuery(useApiQueries(), { text: settledText, langCode, tranLangCode }),
  );
  const isEmpty = text.trim() === '';
  const preview = isEmpty || query.isError ? undefined : query.data;
  const isCurrent = settledText === text && !query.isFetching;
  const words = preview ? preview.counts.new + preview.counts.known : 0;
  return {
    preview,
    failure: isEmpty ? null : query.error,
    isEmpty,
    /** All lines are valid. */
    isReady: isCurrent && preview?.counts.invalid === 0 && words > 0,
  };
}

export type ImportPreviewState = ReturnType<typeof useImportPreview>;
