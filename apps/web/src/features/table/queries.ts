import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export function tableQuery(api: ApiClient, address: { slug: string }) {
  return queryOptions({
    queryKey: ['table', 'entity', address],
    queryFn: ({ signal }) => dataOf(api.POST('/front-table/entity', { body: address, signal })),
  });
}

export function tableFeedQuery(api: ApiClient, filters: { langCode: string }) {
  return feedQuery(['table', 'feed', filters], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/feed', { body: { ...request, ...filters }, signal })),
  );
}

export function tableRowFeedQuery(api: ApiClient, tableId: string) {
  const pageSize = limits.feedMaxPageSize;
  return feedQuery(['table', 'row-feed', tableId], ({ signal, ...request }) =>
    dataOf(api.POST('/front-table/row-feed', { body: { ...request, tableId, pageSize }, signal })),
  );
}

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

type NewCell = components['schemas']['NewTableCell'];

/** With a language it holds words, without one labels. */
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

/** @param key - However often they are sent with it, they are added once. */
export const addRows = (api: ApiClient, body: NewRows, key: string) =>
  dataOf(api.POST('/front-table/add-rows', { body, params: once(key) }));

export const moveRow = (api: ApiClient, body: { rowId: string; position: number }) =>
  dataOf(api.POST('/front-table/move-row', { body }));

export const deleteRows = (api: ApiClient, body: { tableId: string; rowIds: string[] }) =>
  dataOf(api.DELETE('/front-table/delete-rows', { body }));

export const addColumn = (
  api: ApiClient,
  body: NewColumn & { tableId: string; position: number },
  key: string,
) => dataOf(api.POST('/front-table/add-column', { body, params: once(key) }));

const once = (key: string) => ({ header: { 'idempotency-key': key } });

export const renameColumn = (api: ApiClient, body: { columnId: string; name: string }) =>
  dataOf(api.POST('/front-table/update-column', { body }));

export const moveColumn = (api: ApiClient, body: { columnId: string; position: number }) =>
  dataOf(api.POST('/front-table/move-column', { body }));

export const deleteColumn = (api: ApiClient, body: { columnId: string }) =>
  dataOf(api.DELETE('/front-table/delete-column', { body }));
