import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import type { ApiQueries } from '@wordhoard/api-client/react-query';
import { limits } from '@wordhoard/contract/limits';
import { tableKeys } from './queries.ts';
import type { Sheet } from './sheet.ts';

const pageSize = limits.feedMaxPageSize;
const lastPage = Math.ceil(limits.tableMaxRows / pageSize);

/** A whole table for editing, which is never read from the cache. */
export function sheetQuery(api: ApiClient, tableId: string) {
  return queryOptions({
    queryKey: tableKeys.sheet(tableId),
    queryFn: ({ signal }) => fetchSheet(api, tableId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function fetchSheet(api: ApiClient, tableId: string, signal: AbortSignal): Promise<Sheet> {
  const fetchRows = (page: number) =>
    readData(api.POST('/front-table/row-feed', { body: { tableId, page, pageSize }, signal }));
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  const [table, ...feeds] = await Promise.all([
    readData(api.POST('/front-table/entity', { body: { id: tableId }, signal })),
    ...pages.map(fetchRows),
  ]);
  return { columns: table.columns, rows: feeds.flatMap(({ data }) => data) };
}

export interface PastedRows {
  tableId: string;
  text: string;
  mode: 'append' | 'replace';
}

export const importRows = (api: ApiClient, body: PostBody<'/front-table/import'>) =>
  readData(api.POST('/front-table/import', { body }));

/** What an import of pasted rows would add. */
export const rowsPreviewQuery = (api: ApiQueries, body: PastedRows) =>
  api.queryOptions(
    'post',
    '/front-table/import-preview',
    { body },
    { enabled: body.text.trim() !== '', placeholderData: keepPreviousData, gcTime: 0 },
  );

export const setCell = (api: ApiClient, body: PostBody<'/front-table/set-cell'>) =>
  readData(api.POST('/front-table/set-cell', { body }));

export const addRows = (api: ApiClient, body: PostBody<'/front-table/add-rows'>) =>
  readData(api.POST('/front-table/add-rows', { body }));

export const moveRow = (api: ApiClient, body: PostBody<'/front-table/move-row'>) =>
  readData(api.POST('/front-table/move-row', { body }));

export const deleteRows = (api: ApiClient, body: { tableId: string; rowIds: string[] }) =>
  readData(api.DELETE('/front-table/delete-rows', { body }));

export const addColumn = (api: ApiClient, body: PostBody<'/front-table/add-column'>) =>
  readData(api.POST('/front-table/add-column', { body }));

export const renameColumn = (api: ApiClient, body: PostBody<'/front-table/update-column'>) =>
  readData(api.POST('/front-table/update-column', { body }));

export const moveColumn = (api: ApiClient, body: PostBody<'/front-table/move-column'>) =>
  readData(api.POST('/front-table/move-column', { body }));

export const deleteColumn = (api: ApiClient, body: { columnId: string }) =>
  readData(api.DELETE('/front-table/delete-column', { body }));
