import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PostBody, readData } from '@wordhoard/api-client';
import type { ListImportPreview } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { isAccountExport } from '@wordhoard/word-import';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useDebouncedValue } from '../../shared/form/suggestions.ts';
import { parseReading } from './import-reading.ts';
import { listChosen } from './pasted-lines.ts';
import { importPreviewQuery } from './queries.ts';

interface PastedText {
  text: string;
  /** See {@link parseReading}. */
  reading: string;
  langCode: string;
  tranLangCode: string;
  /** See {@link listChosen}. */
  chosen: string;
}

const debounceMilliseconds = 300;

/** Previews an import while the text is being typed. All of its words are checked, and the first thousand are shown. */
export function useImportPreview({ text, reading, langCode, tranLangCode, chosen }: PastedText) {
  const debouncedText = useDebouncedValue(text, debounceMilliseconds);
  const { data: read } = useQuery({
    queryKey: ['pasted text', debouncedText, reading, langCode, tranLangCode],
    async queryFn() {
      const { readPastedText } = await import('./reading-choices.tsx');
      return readPastedText(debouncedText, parseReading(reading), [langCode, tranLangCode]);
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    networkMode: 'always',
  });
  const words = read?.words ?? 0;
  const parts = Math.ceil(words / limits.listMaxWords);
  const homographs = listChosen(debouncedText, chosen);
  const pasted = {
    text: debouncedText,
    langCode,
    tranLangCode,
    homographs,
    reading: parseReading(reading),
  };
  const first = { ...pasted, ...(parts > 1 && { part: 1 }) };
  const query = useQuery(importPreviewQuery(useApiQueries(), first));
  const others = useOtherParts(pasted, query.isSuccess ? parts : 1);
  const isEmpty = text.trim() === '' || isAccountExport(text);
  const preview = isEmpty || query.isError ? undefined : query.data;
  const isCurrent = debouncedText === text && !query.isFetching;
  const readable = preview ? preview.counts.new + preview.counts.known : 0;
  const invalidLines = [...(preview?.lines.filter(isInvalid) ?? []), ...others.invalidLines];
  return {
    preview,
    failure: isEmpty ? null : (query.error ?? others.error),
    isEmpty,
    homographs,
    read,
    words,
    /** The number of lists that the words fill. */
    parts,
    invalidLines,
    /** The words after the first thousand are not checked yet. */
    isChecking: others.isChecking,
    /** All lines are valid. */
    isReady: isCurrent && others.isChecked && invalidLines.length === 0 && readable > 0,
  };
}

export type ImportPreviewState = ReturnType<typeof useImportPreview>;

type PreviewedLine = ListImportPreview['lines'][number];

const isInvalid = ({ status }: PreviewedLine): boolean => status === 'invalid';

/** Checks the words after the first thousand. */
function useOtherParts(pasted: PostBody<'/front-list/import-preview'>, parts: number) {
  const api = useApi();
  const isNeeded = parts > 1;
  const { data, error, isFetching, isSuccess } = useQuery({
    queryKey: ['other parts', pasted, parts],
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }) {
      const invalid: PreviewedLine[] = [];
      for (let part = 2; part <= parts; part += 1) {
        const body = { ...pasted, part };
        const { lines } = await readData(api.POST('/front-list/import-preview', { body, signal }));
        invalid.push(...lines.filter(isInvalid));
      }
      return invalid;
    },
  });
  const isChecked = !isNeeded || (isSuccess && !isFetching);
  return { invalidLines: data ?? [], error, isChecking: isFetching, isChecked };
}
