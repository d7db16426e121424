import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import { type ApiQueries, routeKey } from '@wordhoard/api-client/react-query';
import type { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import { type Sheet, withKeysOf } from './sheet.ts';

export const tableKeys = {
  entity: routeKey('post', '/front-table/entity'),
  feed: routeKey('post', '/front-table/feed'),
  rowFeed: routeKey('post', '/front-table/row-feed'),
  /** Not matched by `tableQueries`: a table that is being edited is not refetched. */
  sheet: (tableId: string) => ['sheet', tableId] as const,
};

export const tableQuery = (api: ApiQueries, body: { slug: string }) =>
  api.queryOptions('post', '/front-table/entity', { body });

export function tableFeedQuery(api: ApiClient, filters: { langCode: string }) {
  return feedQuery([...tableKeys.feed, filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/feed', { body: { ...request, ...filters }, signal })),
  );
}

export function tableRowFeedQuery(api: ApiClient, tableId: string) {
  return feedQuery([...tableKeys.rowFeed, { tableId }], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/row-feed', { body: { ...request, tableId, pageSize }, signal })),
  );
}

const pageSize = limits.feedMaxPageSize;
const lastPage = Math.ceil(limits.tableMaxRows / pageSize);

/** A whole table for editing, which is never read from the cache. */
export function sheetQuery(api: ApiClient, tableId: string) {
  return queryOptions({
    queryKey: tableKeys.sheet(tableId),
    queryFn: async ({ client, queryKey, signal }) => {
      const fetched = await fetchSheet(api, tableId, signal);
      return withKeysOf(client.getQueryData<Sheet>(queryKey), fetched);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function fetchSheet(api: ApiClient, tableId: string, signal: AbortSignal): Promise<Sheet> {
  const fetchRows = (page: number) =>
    dataOf(api.POST('/front-table/row-feed', { body: { tableId, page, pageSize }, signal }));
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  const [table, ...feeds] = await Promise.all([
    dataOf(api.POST('/front-table/entity', { body: { id: tableId }, signal })),
    ...pages.map(fetchRows),
  ]);
  return {
    columns: table.columns.map((column) => ({ ...column, key: column.id })),
    rows: feeds.flatMap(({ data }) => data.map((row) => ({ ...row, key: row.id }))),
  };
}

/** What an import of pasted rows would add. */
export const rowsPreviewQuery = (api: ApiQueries, body: PastedRows) =>
  api.queryOptions(
    'post',
    '/front-table/import-preview',
    { body },
    { enabled: body.text.trim() !== '', placeholderData: keepPreviousData, gcTime: 0 },
  );

type NewCell = components['schemas']['NewTableCell'];

/** A column with a language contains words; one without contains labels. */
export interface NewColumn {
  name: string;
  langCode: string | null;
}

interface NewTable {
  name: string;
  slug?: string;
  note: string;
  langCode: string;
  privacy: Privacy;
  columns: NewColumn[];
}

export const createTable = (api: ApiClient, body: NewTable) =>
  dataOf(api.POST('/front-table/create', { body: { ...body, rows: [] } }));

export const exportTable = (api: ApiClient, body: { id: string; format: 'csv' | 'json' }) =>
  dataOf(api.POST('/front-table/export', { body }));

export interface PastedRows {
  tableId: string;
  text: string;
  mode: 'append' | 'replace';
}

export const importRows = (api: ApiClient, body: PastedRows) =>
  dataOf(api.POST('/front-table/import', { body }));

interface CellChange {
  rowId: string;
  columnIndex: number;
}

export const setCell = (api: ApiClient, address: CellChange, cell: NewCell) =>
  dataOf(api.POST('/front-table/set-cell', { body: { ...address, ...cell } }));

interface NewRows {
  tableId: string;
  rows: NewCell[][];
  position: number;
}

/** @param key - makes repeated requests add the rows only once */
export const addRows = (api: ApiClient, body: NewRows, key: string) =>
  dataOf(api.POST('/front-table/add-rows', { body, params: idempotent(key) }));

export const moveRow = (api: ApiClient, body: { rowId: string; position: number }) =>
  dataOf(api.POST('/front-table/move-row', { body }));

export const deleteRows = (api: ApiClient, body: { tableId: string; rowIds: string[] }) =>
  dataOf(api.DELETE('/front-table/delete-rows', { body }));

export const addColumn = (
  api: ApiClient,
  body: NewColumn & { tableId: string; position: number },
  key: string,
) => dataOf(api.POST('/front-table/add-column', { body, params: idempotent(key) }));

const idempotent = (key: string) => ({ header: { 'idempotency-key': key } });

export const renameColumn = (api: ApiClient, body: { columnId: string; name: string }) =>
  dataOf(api.POST('/front-table/update-column', { body }));

export const moveColumn = (api: ApiClient, body: { columnId: string; position: number }) =>
  dataOf(api.POST('/front-table/move-column', { body }));

export const deleteColumn = (api: ApiClient, body: { columnId: string }) =>
  dataOf(api.DELETE('/front-table/delete-column', { body }));
