import { type KeyboardEvent, useState } from 'react';
import { findAdjacentCell, type GridPosition, type GridSize, isCell } from './grid-position.ts';

/** The cells of a grid, addressed by position. */
export interface GridCells {
  size: GridSize;
  textAt: (position: GridPosition) => string;
  onChange: (position: GridPosition, text: string) => void;
  /** Returns an error message if the text is invalid in the cell. */
  validate: (position: GridPosition, text: string) => string | undefined;
  /** Called when the user moves on from the last cell. */
  onAddRow: (() => void) | undefined;
  /** Called with the cells of pasted rows below the last one. */
  onRowsPaste: ((rows: string[][]) => void) | undefined;
  /** Called with the number of pasted cells that are skipped. */
  onPasteSkipped: ((count: number) => void) | undefined;
}

export interface CellEdit {
  position: GridPosition;
  /** The initial text of the field. */
  text: string;
  /** Touch screens edit in a dialog. */
  isInDialog: boolean;
  error?: string;
}

/** @param focusLater focuses a position once the field is removed */
export function useCellEdit(cells: GridCells, focusLater: (position: GridPosition) => void) {
  const { size, textAt, onChange, validate, onAddRow } = cells;
  const [edit, setEdit] = useState<CellEdit>();

  function begin(position: GridPosition, text = textAt(position), isInDialog = false): void {
    if (isCell(position)) setEdit({ position, text, isInDialog });
  }

  function cancel(): void {
    if (edit !== undefined) focusLater(edit.position);
    setEdit(undefined);
  }

  /** @returns whether the text is valid */
  function commit(text: string): boolean {
    if (edit === undefined) return true;
    const error = validate(edit.position, text);
    if (error !== undefined) {
      setEdit({ ...edit, text, error });
      return false;
    }
    if (text.trim() !== textAt(edit.position)) onChange(edit.position, text.trim());
    setEdit(undefined);
    return true;
  }

  /** Focuses the next cell, in a new row if the current cell is the last one. */
  function moveToNext(position: GridPosition): void {
    const next = findAdjacentCell(position, 1, size);
    if (next === undefined) onAddRow?.();
    const firstOfNewRow = { row: size.rows + 1, column: 1 };
    focusLater(next ?? (onAddRow === undefined ? position : firstOfNewRow));
  }

  function moveAfter({ key, shiftKey }: KeyboardEvent, position: GridPosition): void {
    const { row } = position;
    if (key === 'Enter') focusLater({ ...position, row: Math.min(row + 1, size.rows) });
    else if (shiftKey) focusLater(findAdjacentCell(position, -1, size) ?? position);
    else moveToNext(position);
  }

  function handleEditKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (edit === undefined || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (commit(event.currentTarget.value)) moveAfter(event, edit.position);
  }

  function commitAndOpenNext(text: string): void {
    if (edit === undefined || !commit(text)) return;
    const next = findAdjacentCell(edit.position, 1, size);
    if (next !== undefined) begin(next, undefined, true);
  }

  return { edit, begin, cancel, commit, commitAndOpenNext, handleEditKey };
}
