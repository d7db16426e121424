import type { ClipboardEvent } from 'react';
import type { GridCells, GridPosition, GridSize } from './grid-position.ts';

/** Copies the focused cell, and pastes a block of cells that begins at it. */
export function useGridClipboard(
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
