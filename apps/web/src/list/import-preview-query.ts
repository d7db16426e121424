import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

interface PastedText {
  text: string;
  langCode: string;
  tranLangCode: string;
}

/** What an import of pasted text would bring. */
export function importPreviewQuery(api: ApiClient, body: PastedText) {
  return queryOptions({
    queryKey: ['list-import', body],
    queryFn: ({ signal }) => dataOf(api.POST('/front-list/import-preview', { body, signal })),
    enabled: body.text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
