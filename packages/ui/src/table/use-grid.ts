import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { type GridPlace, isCell, placeAfter, placeOf } from './grid-place.ts';
import { planPaste } from './plan-paste.ts';
import { type GridCells, useCellEdit } from './use-cell-edit.ts';
import { useGridFocus } from './use-grid-focus.ts';

/** ARIA's grid pattern over a table: keys, mouse, fingers and the clipboard. */
export function useGrid(cells: GridCells) {
  const { textAt, onChange, size } = cells;
  const { table, follow, focus, focusLater, focusable } = useGridFocus();
  const { begin, ...editing } = useCellEdit(cells, focusLater);

  /** Where a cell is that is not being edited. */
  function restingCell({ target }: { target: EventTarget }): GridPlace | undefined {
    const place = placeOf(target);
    return place && isCell(place) && editing.edit === undefined ? place : undefined;
  }

  function moveByKey(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (place === undefined || editing.edit !== undefined || event.defaultPrevented) return;
    const to = placeAfter(event, place, size);
    if (to !== undefined) focus(to);
    else if (!isCell(place) || !actByKey(event, place)) return;
    event.preventDefault();
  }

  function actByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, place: GridPlace): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Enter' || key === 'F2') begin(place);
    else if (key === 'Delete' || key === 'Backspace') empty(place);
    else if ([...key].length === 1) begin(place, key);
    else return false;
    return true;
  }

  function empty(place: GridPlace): void {
    if (textAt(place) !== '') onChange(place, '');
  }

  function openByFinger(event: MouseEvent): void {
    const place = restingCell(event);
    const { nativeEvent } = event;
    const isFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (place !== undefined && isFinger) begin(place, undefined, true);
  }

  function openByMouse(event: MouseEvent): void {
    const place = restingCell(event);
    if (place !== undefined) begin(place);
  }

  function copy(event: ClipboardEvent): void {
    const place = restingCell(event);
    if (place === undefined) return;
    event.clipboardData.setData('text/plain', textAt(place));
    event.preventDefault();
  }

  function paste(event: ClipboardEvent): void {
    const from = restingCell(event);
    if (from === undefined) return;
    event.preventDefault();
    const { changes, rows, leftOut } = planPaste(event.clipboardData.getData('text/plain'), {
      from,
      size,
      mayGrow: cells.onRowsPaste !== undefined,
      isAllowed: (place, text) => cells.faultOf(place, text) === undefined,
    });
    for (const { place, text } of changes) onChange(place, text);
    if (rows.length > 0) cells.onRowsPaste?.(rows);
    if (leftOut > 0) cells.onLeftOut?.(leftOut);
  }

  return {
    ...editing,
    table,
    focusable,
    tableProps: {
      ref: table,
      onFocus: follow,
      onKeyDown: moveByKey,
      onClick: openByFinger,
      onDoubleClick: openByMouse,
      onCopy: copy,
      onPaste: paste,
    },
  };
}
