import type { KeyboardEvent, MouseEvent } from 'react';
import { useGridClipboard } from './grid-clipboard.ts';
import { findPosition, findPositionAfterKey, type GridPosition, isCell } from './grid-position.ts';
import { type GridCells, useCellEdit } from './use-cell-edit.ts';
import { useGridFocus } from './use-grid-focus.ts';

/** The ARIA grid pattern over a table: keyboard, mouse, touch and clipboard. */
export function useGrid(cells: GridCells) {
  const { textAt, onChange, size } = cells;
  const { table, trackFocus, focus, focusLater, focusable } = useGridFocus();
  const { begin, ...editing } = useCellEdit(cells, focusLater);
  const { copy, paste } = useGridClipboard(cells, cellAt);

  /** The position of the event's cell, unless a cell is being edited. */
  function cellAt({ target }: { target: EventTarget }): GridPosition | undefined {
    const position = findPosition(target);
    return position && isCell(position) && editing.edit === undefined ? position : undefined;
  }

  function handleKey(event: KeyboardEvent): void {
    const position = findPosition(event.target);
    if (position === undefined || editing.edit !== undefined || event.defaultPrevented) return;
    const next = findPositionAfterKey(event, position, size);
    if (next !== undefined) focus(next);
    else if (!isCell(position) || !handleCellKey(event, position)) return;
    event.preventDefault();
  }

  /** @returns whether the key was handled */
  function handleCellKey(event: KeyboardEvent, position: GridPosition): boolean {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key === 'Enter' || key === 'F2') begin(position);
    else if (key === 'Delete' || key === 'Backspace') clear(position);
    else if ([...key].length === 1) begin(position, key);
    else return false;
    return true;
  }

  function clear(position: GridPosition): void {
    if (textAt(position) !== '') onChange(position, '');
  }

  function openByTouch(event: MouseEvent): void {
    const position = cellAt(event);
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (position !== undefined && isTouch) begin(position, undefined, true);
  }

  function openByDoubleClick(event: MouseEvent): void {
    const position = cellAt(event);
    if (position !== undefined) begin(position);
  }

  const tableProps = {
    ref: table,
    onFocus: trackFocus,
    onKeyDown: handleKey,
    onClick: openByTouch,
    onDoubleClick: openByDoubleClick,
    onCopy: copy,
    onPaste: paste,
  };
  return { ...editing, table, focusable, tableProps };
}
