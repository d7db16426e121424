import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  BackIcon,
  BottomIcon,
  DeleteIcon,
  DownIcon,
  EditIcon,
  type MenuItem,
  NextIcon,
  TopIcon,
  UpIcon,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import type { Sheet, SheetColumn, SheetEdit } from './sheet.ts';
import { formatCell } from './sheet.ts';
import { getDeletionToastId } from './use-sheet-edits.ts';

/** A dialog about a column. */
export type ColumnTask =
  | { kind: 'add'; index: number }
  | { kind: 'rename' | 'delete'; column: SheetColumn };

interface SheetMenus {
  sheet: Sheet;
  edit: (edit: SheetEdit) => void;
  setTask: (task: ColumnTask) => void;
}

/** The actions on the rows and columns of a table. */
export function useSheetMenus({ sheet: { columns, rows }, edit, setTask }: SheetMenus) {
  const { addRow, addRows, deleteRow, showSkipped, isFull } = useRowActions(rows, edit);
  const rowMenu = useRowMenu({ lastRow: rows.length - 1, isFull, edit, addRow, deleteRow });
  const columnMenu = useColumnMenu(columns, edit, setTask);
  return { rowMenu, columnMenu, addRow, addRows, showSkipped, isFull };
}

function useRowActions(rows: Sheet['rows'], edit: SheetMenus['edit']) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const isFull = rows.length >= limits.tableMaxRows;

  function addRow(index: number): void {
    if (!isFull) edit({ kind: 'add row', id: newId(), index, texts: [] });
  }

  function showSkipped(count: number): void {
    showToast({ id: 'left out', text: formatMessage(messages.leftOut, { count }) });
  }

  /** Adds as many pasted rows as the table can hold. */
  function addRows(pasted: readonly string[][]): void {
    const fittingRows = pasted.slice(0, limits.tableMaxRows - rows.length);
    for (const [index, texts] of fittingRows.entries()) {
      edit({ kind: 'add row', id: newId(), index: rows.length + index, texts });
    }
    const skippedCells = pasted.slice(fittingRows.length).flat();
    if (skippedCells.length > 0) showSkipped(skippedCells.length);
  }

  function deleteRow(index: number): void {
    const row = rows[index];
    if (row === undefined) return;
    const { id } = row;
    edit({ kind: 'delete row', id });
    showToast({
      id: getDeletionToastId(id),
      text: formatMessage(messages.rowDeleted, { position: index + 1 }),
      onUndo: () => edit({ kind: 'add row', id: newId(), index, texts: row.cells.map(formatCell) }),
    });
  }

  return { addRow, addRows, deleteRow, showSkipped, isFull };
}

interface RowMenu
  extends Pick<ReturnType<typeof useRowActions>, 'isFull' | 'addRow' | 'deleteRow'> {
  lastRow: number;
  edit: SheetMenus['edit'];
}

function useRowMenu({ lastRow, isFull, edit, addRow, deleteRow }: RowMenu) {
  const { formatMessage } = useIntl();
  return ({ id }: { id: string }, index: number): MenuItem[] => {
    const moveTo = (target: number) => ({
      isDisabled: target < 0 || target > lastRow || target === index,
      onChoose: () => edit({ kind: 'move row', id, index: target }),
    });
    const add = (target: number) => ({ isDisabled: isFull, onChoose: () => addRow(target) });
    return [
      { label: formatMessage(messages.rowAbove), icon: <AddIcon />, ...add(index) },
      { label: formatMessage(messages.rowBelow), icon: <AddIcon />, ...add(index + 1) },
      { label: formatMessage(messages.up), icon: <UpIcon />, ...moveTo(index - 1) },
      { label: formatMessage(messages.down), icon: <DownIcon />, ...moveTo(index + 1) },
      { label: formatMessage(messages.top), icon: <TopIcon />, ...moveTo(0) },
      { label: formatMessage(messages.bottom), icon: <BottomIcon />, ...moveTo(lastRow) },
      {
        label: formatMessage(messages.deleteRow),
        icon: <DeleteIcon />,
        isDanger: true,
        onChoose: () => deleteRow(index),
      },
    ];
  };
}

function useColumnMenu(
  columns: Sheet['columns'],
  edit: SheetMenus['edit'],
  setTask: SheetMenus['setTask'],
) {
  const { formatMessage } = useIntl();
  return ({ id }: { id: string }, index: number): MenuItem[] => {
    const column = columns.find((candidate) => candidate.id === id);
    if (column === undefined) return [];
    const moveTo = (target: number) => ({
      isDisabled: target < 0 || target >= columns.length,
      onChoose: () => edit({ kind: 'move column', id, index: target }),
    });
    return [
      {
        label: formatMessage(messages.rename),
        icon: <EditIcon />,
        onChoose: () => setTask({ kind: 'rename', column }),
      },
      {
        label: formatMessage(messages.columnAfter),
        icon: <AddIcon />,
        isDisabled: columns.length >= limits.tableMaxColumns,
        onChoose: () => setTask({ kind: 'add', index: index + 1 }),
      },
      { label: formatMessage(messages.left), icon: <BackIcon />, ...moveTo(index - 1) },
      { label: formatMessage(messages.right), icon: <NextIcon />, ...moveTo(index + 1) },
      {
        label: formatMessage(messages.deleteColumn),
        icon: <DeleteIcon />,
        isDanger: true,
        isDisabled: columns.length <= limits.tableMinColumns,
        onChoose: () => setTask({ kind: 'delete', column }),
      },
    ];
  };
}

const messages = defineMessages({
  rowAbove: { id: 'sheet.rowAbove', defaultMessage: 'Add row above' },
  rowBelow: { id: 'sheet.rowBelow', defaultMessage: 'Add row below' },
  up: { id: 'sheet.up', defaultMessage: 'Move up' },
  down: { id: 'sheet.down', defaultMessage: 'Move down' },
  top: { id: 'sheet.top', defaultMessage: 'Move to the top' },
  bottom: { id: 'sheet.bottom', defaultMessage: 'Move to the bottom' },
  deleteRow: { id: 'sheet.deleteRow', defaultMessage: 'Delete row' },
  rowDeleted: { id: 'sheet.rowDeleted', defaultMessage: 'Row {position, number} deleted' },
  rename: { id: 'sheet.rename', defaultMessage: 'Rename column' },
  columnAfter: { id: 'sheet.columnAfter', defaultMessage: 'Add column after' },
  left: { id: 'sheet.left', defaultMessage: 'Move left' },
  right: { id: 'sheet.right', defaultMessage: 'Move right' },
  deleteColumn: { id: 'sheet.deleteColumn', defaultMessage: 'Delete column' },
  leftOut: {
    id: 'sheet.leftOut',
    defaultMessage:
      '{count, plural, one {# pasted cell was} other {# pasted cells were}} skipped: there’s no room, or the text isn’t allowed there',
  },
});
