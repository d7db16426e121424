import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { Privacy } from '@wordhoard/contract/enumeration';

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

export const setCell = (api: ApiClient, place: CellChange, cell: NewCell) =>
  dataOf(api.POST('/front-table/set-cell', { body: { ...place, ...cell } }));

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
