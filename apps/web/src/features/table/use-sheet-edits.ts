import type { ApiClient } from '@wordhoard/api-client';
import { useSetAtom } from 'jotai';
import { useApi } from '../../shared/api/api-context.ts';
import { useEdits } from '../../shared/edit-mode/use-edits.ts';
import { dismissToastAtom } from '../../shared/toast/toast-atom.ts';
import { tableKeys } from './queries.ts';
import { applyEdit, parseCell, type Sheet, type SheetEdit, withCell, withWord } from './sheet.ts';
import {
  addColumn,
  addRows,
  deleteColumn,
  deleteRows,
  moveColumn,
  moveRow,
  renameColumn,
  setCell,
} from './sheet-queries.ts';

/** The table including edits that are being saved, and the functions that edit it. */
export function useSheetEdits(tableId: string, fetched: Sheet) {
  const api = useApi();
  const dismissToast = useSetAtom(dismissToastAtom);
  const { state: sheet, ...edits } = useEdits<Sheet, SheetEdit>({
    queryKey: tableKeys.sheet(tableId),
    fetched,
    apply: applyEdit,
    save: (edit, saved) => saveSheetEdit(api, { tableId, sheet: saved }, edit),
    staleKeys: [tableKeys.entity, tableKeys.rowFeed, tableKeys.feed],
    onRefused: (edit) => edit.kind === 'delete row' && dismissToast(getDeletionToastId(edit.id)),
  });
  return { ...edits, sheet };
}

/** The id of the toast about a deleted row. */
export const getDeletionToastId = (rowId: string): string => `deleted ${rowId}`;

type SheetUpdate = (sheet: Sheet) => Sheet;

interface SavedSheet {
  tableId: string;
  /** As the server has saved it. */
  sheet: Sheet;
}

/** Saves an edit. Returns a function that applies the saved state to the table. */
async function saveSheetEdit(
  api: ApiClient,
  { tableId, sheet }: SavedSheet,
  edit: SheetEdit,
): Promise<SheetUpdate> {
  switch (edit.kind) {
    case 'set cell':
      return saveCell(api, sheet, edit);
    case 'add row':
      return saveRow(api, { tableId, sheet }, edit);
    case 'add column': {
      const { id, name, langCode, index } = edit;
      await addColumn(api, { id, tableId, name, langCode, position: index + 1 });
      break;
    }
    case 'move row':
      await moveRow(api, { rowId: edit.id, position: edit.index + 1 });
      break;
    case 'delete row':
      await deleteRows(api, { tableId, rowIds: [edit.id] });
      break;
    case 'rename column':
      await renameColumn(api, { columnId: edit.id, name: edit.name });
      break;
    case 'move column':
      await moveColumn(api, { columnId: edit.id, position: edit.index + 1 });
      break;
    case 'delete column':
      await deleteColumn(api, { columnId: edit.id });
  }
  return (current) => applyEdit(current, edit);
}

async function saveCell(
  api: ApiClient,
  { columns, rows }: Sheet,
  edit: SheetEdit & { kind: 'set cell' },
): Promise<SheetUpdate> {
  const columnIndex = columns.findIndex(({ id }) => id === edit.column);
  const row = rows.find(({ id }) => id === edit.row);
  const langCode = columns[columnIndex]?.langCode ?? null;
  const cell = parseCell(edit.text, langCode, withWord(row?.cells[columnIndex], edit.chosen));
  const saved = await setCell(api, { rowId: edit.row, columnIndex, ...cell });
  return (sheet) =>
    withCell(sheet, edit, (_, before) => saved.cells[columnIndex] ?? before ?? emptyCell);
}

const emptyCell = { label: null, words: [] };

async function saveRow(
  api: ApiClient,
  { tableId, sheet }: SavedSheet,
  edit: SheetEdit & { kind: 'add row' },
): Promise<SheetUpdate> {
  const cells = sheet.columns.map(({ langCode }, index) =>
    parseCell(edit.texts[index] ?? '', langCode, undefined),
  );
  const row = { id: edit.id, cells };
  const { data } = await addRows(api, { tableId, rows: [row], position: edit.index + 1 });
  const [saved] = data;
  return (current) => {
    const { columns, rows } = applyEdit(current, edit);
    return {
      columns,
      rows: rows.map((row) => (row.id === edit.id ? { ...row, ...saved } : row)),
    };
  };
}
