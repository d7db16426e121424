import { type KeyboardEvent, useState } from 'react';
import { type GridPlace, type GridSize, isCell, neighbour } from './grid-place.ts';

/** The cells of a grid as its editing sees them. */
export interface GridCells {
  size: GridSize;
  textAt: (place: GridPlace) => string;
  onChange: (place: GridPlace, text: string) => void;
  /** What is wrong with a text for a cell. */
  faultOf: (place: GridPlace, text: string) => string | undefined;
  /** Called when somebody goes on after the last cell. */
  onGrow: (() => void) | undefined;
  /** Called with the cells of rows that are pasted below the last one. */
  onRowsPaste: ((rows: string[][]) => void) | undefined;
  /** Called with how many cells of what is pasted do not fit. */
  onLeftOut: ((count: number) => void) | undefined;
}

export interface CellEdit {
  place: GridPlace;
  /** What the field begins with. */
  text: string;
  /** In a dialog, for fingers. */
  isInDialog: boolean;
  fault?: string;
}

/** @param focusLater Gives a place the focus when the field is gone. */
export function useCellEdit(cells: GridCells, focusLater: (place: GridPlace) => void) {
  const { size, textAt, onChange, faultOf, onGrow } = cells;
  const [edit, setEdit] = useState<CellEdit>();

  function begin(place: GridPlace, text = textAt(place), isInDialog = false): void {
    if (isCell(place)) setEdit({ place, text, isInDialog });
  }

  function cancel(): void {
    if (edit !== undefined) focusLater(edit.place);
    setEdit(undefined);
  }

  /** @returns whether the text may stand there */
  function commit(text: string): boolean {
    if (edit === undefined) return true;
    const fault = faultOf(edit.place, text);
    if (fault !== undefined) {
      setEdit({ ...edit, text, fault });
      return false;
    }
    if (text.trim() !== textAt(edit.place)) onChange(edit.place, text.trim());
    setEdit(undefined);
    return true;
  }

  /** On with the next cell, into a new row if there is none. */
  function goOn({ place }: CellEdit): void {
    const next = neighbour(place, 1, size);
    if (next === undefined) onGrow?.();
    const grown = { row: size.rows + 1, column: 1 };
    focusLater(next ?? (onGrow === undefined ? place : grown));
  }

  const leaveBy: Record<string, (left: CellEdit, event: KeyboardEvent) => void> = {
    Enter: ({ place: { row, column } }) =>
      focusLater({ row: Math.min(row + 1, size.rows), column }),
    Tab: (left, { shiftKey }) => {
      if (shiftKey) focusLater(neighbour(left.place, -1, size) ?? left.place);
      else goOn(left);
    },
  };

  function editByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const leave = leaveBy[event.key];
    if (edit === undefined || (leave === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (leave === undefined) cancel();
    else if (commit(event.currentTarget.value)) leave(edit, event);
  }

  function commitAndOpenNext(text: string): void {
    if (edit === undefined || !commit(text)) return;
    const next = neighbour(edit.place, 1, size);
    if (next !== undefined) begin(next, undefined, true);
  }

  return { edit, begin, cancel, commit, commitAndOpenNext, editByKey };
}
