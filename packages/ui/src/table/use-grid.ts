import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  addressCells,
  findAdjacentCell,
  findPosition,
  findPositionAfterKey,
  type GridCells,
  type GridData,
  type GridPosition,
  type GridSize,
  isCell,
  isSamePosition,
  positionKey,
} from './grid-position.ts';

/** The ARIA grid pattern over a table: keyboard, mouse, touch and clipboard. */
export function useGrid(data: GridData) {
  const cells = addressCells(data);
  const { textAt, onChange, size } = cells;
  const { table, trackFocus, focus, focusLater, focusable } = useGridFocus();
  const { begin, ...editing } = useCellEdit(cells, focusLater);
  const { copy, paste } = useGridClipboard(cells, findCell);

  /** The position of the event's cell, unless a cell is being edited. */
  function findCell({ target }: { target: EventTarget }): GridPosition | undefined {
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
    const position = findCell(event);
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (position !== undefined && isTouch) begin(position, undefined, true);
  }

  function openByDoubleClick(event: MouseEvent): void {
    const position = findCell(event);
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
  const editInCell = editing.edit?.isInDialog ? undefined : editing.edit;
  return { ...editing, editInCell, table, focusable, tableProps };
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
function useCellEdit(cells: GridCells, focusLater: (position: GridPosition) => void) {
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

/** The props that make an element of the grid focusable. */
export type Focusable = (position: GridPosition) => { 'data-position': string; tabIndex: number };

/**
 * Roving tabindex: one position of the grid is in the tab order. It is set on the elements directly, so
 * that arrow keys do not render the table again.
 */
function useGridFocus() {
  const table = useRef<HTMLTableElement>(null);
  const current = useRef<GridPosition>({ row: 1, column: 1 });
  const pending = useRef<GridPosition>(undefined);

  // After every render, since the row of the position may just have been added.
  useEffect(() => {
    const target = pending.current && findElement(table.current, pending.current);
    if (target === undefined) return;
    pending.current = undefined;
    target.focus();
  });

  function trackFocus({ target }: { target: EventTarget }): void {
    const position = findPosition(target);
    if (position === undefined) return;
    const previous = table.current?.querySelectorAll<HTMLElement>('[data-position][tabindex="0"]');
    for (const element of previous ?? []) element.tabIndex = -1;
    current.current = position;
    const element = findElement(table.current, position);
    if (element) element.tabIndex = 0;
  }

  return {
    table,
    trackFocus,
    focus: (position: GridPosition) => findElement(table.current, position)?.focus(),
    /** Focuses the position after the next render. */
    focusLater: (position: GridPosition) => {
      pending.current = position;
    },
    focusable: ((position) => ({
      'data-position': positionKey(position),
      tabIndex: isSamePosition(position, current.current) ? 0 : -1,
    })) satisfies Focusable,
  };
}

const findElement = (table: HTMLElement | null, position: GridPosition): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(`[data-position="${positionKey(position)}"]`) ?? undefined;

/** Copies the focused cell, and pastes a block of cells that begins at it. */
function useGridClipboard(
  cells: GridCells,
  findCell: (event: { target: EventTarget }) => GridPosition | undefined,
) {
  const { size, textAt, onChange, validate, onRowsPaste, onPasteSkipped } = cells;

  function copy(event: ClipboardEvent): void {
    const position = findCell(event);
    if (position === undefined) return;
    event.clipboardData.setData('text/plain', textAt(position));
    event.preventDefault();
  }

  function paste(event: ClipboardEvent): void {
    const start = findCell(event);
    if (start === undefined) return;
    event.preventDefault();
    const { changes, rows, skippedCount } = planPaste(event.clipboardData.getData('text/plain'), {
      start,
      size,
      canAddRows: onRowsPaste !== undefined,
      isAllowed: (position, text) => validate(position, text) === undefined,
    });
    for (const { position, text } of changes) onChange(position, text);
    if (rows.length > 0) onRowsPaste?.(rows);
    if (skippedCount > 0) onPasteSkipped?.(skippedCount);
  }

  return { copy, paste };
}

interface PasteTarget {
  /** The position of the first pasted cell. */
  start: GridPosition;
  size: GridSize;
  canAddRows: boolean;
  isAllowed: (position: GridPosition, text: string) => boolean;
}

interface PositionedText {
  position: GridPosition;
  text: string;
}

/** Plans how a block of tab-separated text changes a grid. */
export function planPaste(
  copied: string,
  { start, size, canAddRows, isAllowed }: PasteTarget,
): {
  changes: readonly PositionedText[];
  /** The cells of new rows below the last one. */
  rows: string[][];
  /** The number of non-empty cells that do not fit or are not allowed. */
  skippedCount: number;
} {
  const lines = parseLines(copied).map((texts, row) =>
    texts.map((text, column): PositionedText => {
      return { position: { row: start.row + row, column: start.column + column }, text };
    }),
  );
  const fits = ({ position, text }: PositionedText): boolean =>
    position.column <= size.columns &&
    (canAddRows || position.row <= size.rows) &&
    isAllowed(position, text);
  const isSkipped = (cell: PositionedText): boolean => cell.text !== '' && !fits(cell);
  const existingLines = size.rows + 1 - start.row;
  return {
    changes: lines.slice(0, existingLines).flat().filter(fits),
    rows: canAddRows
      ? lines.slice(existingLines).map((line) => toRow(line.filter(fits), size.columns))
      : [],
    skippedCount: lines.flat().filter(isSkipped).length,
  };
}

const parseLines = (copied: string): string[][] =>
  copied
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((text) => text.trim()));

const toRow = (cells: readonly PositionedText[], columns: number): string[] =>
  Array.from(
    { length: columns },
    (_, index) => cells.find(({ position }) => position.column === index + 1)?.text ?? '',
  );
