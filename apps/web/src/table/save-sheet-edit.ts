import type { ApiClient } from '@wordhoard/api-client';
import { newCell } from './cell-text.ts';
import { editedSheet, type Sheet, type SheetEdit, withCell } from './sheet.ts';
import {
  addColumn,
  addRows,
  deleteColumn,
  deleteRows,
  moveColumn,
  moveRow,
  renameColumn,
  setCell,
} from './table-calls.ts';

type Settle = (sheet: Sheet) => Sheet;

interface SavedSheet {
  tableId: string;
  /** As the server knows it by now. */
  sheet: Sheet;
}

/** Sends an edit; answers what it has made of the table. */
export async function saveSheetEdit(
  api: ApiClient,
  { tableId, sheet }: SavedSheet,
  edit: SheetEdit,
): Promise<Settle> {
  const idOf = (key: string) =>
    [...sheet.rows, ...sheet.columns].find((part) => part.key === key)?.id ?? '';
  switch (edit.kind) {
    case 'set cell':
      return saveCell(api, sheet, edit);
    case 'add row':
      return saveRow(api, { tableId, sheet }, edit);
    case 'add column':
      return saveColumn(api, tableId, edit);
    case 'move row':
      await moveRow(api, { rowId: idOf(edit.key), position: edit.place + 1 });
      break;
    case 'delete row':
      await deleteRows(api, { tableId, rowIds: [idOf(edit.key)] });
      break;
    case 'rename column':
      await renameColumn(api, { columnId: idOf(edit.key), name: edit.name });
      break;
    case 'move column':
      await moveColumn(api, { columnId: idOf(edit.key), position: edit.place + 1 });
      break;
    case 'delete column':
      await deleteColumn(api, { columnId: idOf(edit.key) });
  }
  return (current) => editedSheet(current, edit);
}

async function saveCell(
  api: ApiClient,
  { columns, rows }: Sheet,
  edit: SheetEdit & { kind: 'set cell' },
): Promise<Settle> {
  const columnIndex = columns.findIndex(({ key }) => key === edit.column);
  const row = rows.find(({ key }) => key === edit.row);
  const langCode = columns[columnIndex]?.langCode ?? null;
  const cell = newCell(edit.text, langCode, row?.cells[columnIndex]);
  const saved = await setCell(api, { rowId: row?.id ?? '', columnIndex }, cell);
  return (sheet) =>
    withCell(sheet, edit, (_, before) => saved.cells[columnIndex] ?? before ?? noCell);
}

const noCell = { label: null, words: [] };

async function saveRow(
  api: ApiClient,
  { tableId, sheet }: SavedSheet,
  edit: SheetEdit & { kind: 'add row' },
): Promise<Settle> {
  const cells = sheet.columns.map(({ langCode }, index) =>
    newCell(edit.texts[index] ?? '', langCode, undefined),
  );
  const { data } = await addRows(
    api,
    { tableId, rows: [cells], position: edit.place + 1 },
    edit.key,
  );
  const [saved] = data;
  return (current) => {
    const { columns, rows } = editedSheet(current, edit);
    return {
      columns,
      rows: rows.map((row) => (row.key === edit.key ? { ...row, ...saved } : row)),
    };
  };
}

async function saveColumn(
  api: ApiClient,
  tableId: string,
  edit: SheetEdit & { kind: 'add column' },
): Promise<Settle> {
  const { key, name, langCode, place } = edit;
  const column = { tableId, name, langCode, position: place + 1 };
  const { data } = await addColumn(api, column, key);
  const id = data[place]?.id;
  return (current) => {
    const { columns, rows } = editedSheet(current, edit);
    return { rows, columns: columns.map((one) => (one.key === edit.key ? { ...one, id } : one)) };
  };
}
