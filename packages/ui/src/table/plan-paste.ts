import type { GridPlace, GridSize } from './grid-place.ts';

interface Pasting {
  /** Where the block begins. */
  from: GridPlace;
  size: GridSize;
  /** Whether rows below the last one may come into being. */
  mayGrow: boolean;
  isAllowed: (place: GridPlace, text: string) => boolean;
}

interface PlacedText {
  place: GridPlace;
  text: string;
}

interface PastePlan {
  changes: readonly PlacedText[];
  /** The cells of rows that come below the last one. */
  rows: string[][];
  /** How many filled cells do not fit, or may not stand where they would. */
  leftOut: number;
}

/** What a block out of a spreadsheet does to a grid. */
export function planPaste(copied: string, { from, size, mayGrow, isAllowed }: Pasting): PastePlan {
  const lines = linesOf(copied).map((texts, down) =>
    texts.map((text, across): PlacedText => {
      return { place: { row: from.row + down, column: from.column + across }, text };
    }),
  );
  const isWelcome = ({ place, text }: PlacedText): boolean =>
    place.column <= size.columns && (mayGrow || place.row <= size.rows) && isAllowed(place, text);
  const isLeftOut = (one: PlacedText): boolean => one.text !== '' && !isWelcome(one);
  const beginsBelow = size.rows + 1 - from.row;
  return {
    changes: lines.slice(0, beginsBelow).flat().filter(isWelcome),
    rows: mayGrow
      ? lines.slice(beginsBelow).map((line) => rowOf(line.filter(isWelcome), size.columns))
      : [],
    leftOut: lines.flat().filter(isLeftOut).length,
  };
}

const linesOf = (copied: string): string[][] =>
  copied
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((text) => text.trim()));

const rowOf = (cells: readonly PlacedText[], columns: number): string[] =>
  Array.from(
    { length: columns },
    (_, index) => cells.find(({ place }) => place.column === index + 1)?.text ?? '',
  );
