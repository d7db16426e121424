import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { PastedRows } from './table-calls.ts';

/** What an import of pasted rows would bring. */
export function rowsPreviewQuery(api: ApiClient, body: PastedRows) {
  return queryOptions({
    queryKey: ['table-import', body],
    queryFn: ({ signal }) => dataOf(api.POST('/front-table/import-preview', { body, signal })),
    enabled: body.text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
