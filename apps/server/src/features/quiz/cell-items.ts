import type { QuizItemRecord, Table } from '@wordhoard/contract';
import { sideOf } from './candidate.ts';

export type Row = Table['rowFeed']['data'][number];
export type Cell = Row['cells'][number];

interface CellTable {
  /** The id of the table. */
  group: string;
  /** The language that the table is about. */
  langCode: string;
  columns: Table['columns'];
  rows: readonly Row[];
}

/**
 * Asks for the words of each cell by its row and its column: “Dative, Masculine” → _dem_. A row is named
 * by the labels at its start, or by the words of its first cell: “begin, Past” → _began_.
 */
export function cellItemsOf({ group, langCode, columns, rows }: CellTable): QuizItemRecord[] {
  const headCount = Math.max(1, columns.findIndex(isOfWords));
  const asked = askedColumns(columns.slice(headCount), langCode);
  return rows.flatMap(({ id: rowId, cells }) => {
    const row = rowName(cells.slice(0, headCount));
    if (row.text === '') return [];
    return asked.flatMap((column) => {
      const { words } = cells[columns.indexOf(column)] ?? { words: [] };
      const [word] = words;
      if (word === undefined) return [];
      return {
        wordId: word.id,
        rowId,
        columnId: column.id,
        group,
        prompt: { text: `${row.text}, ${column.name}`, cell: { row, column: column.name } },
        ...sideOf(word),
        accepted: words.map(({ text }) => text),
      };
    });
  });
}

type Column = CellTable['columns'][number];

const isOfWords = (column: Column): boolean => column.langCode !== null;

/** Those in the language of the table: another language only explains its words. */
function askedColumns(columns: readonly Column[], langCode: string): readonly Column[] {
  const own = columns.filter((column) => column.langCode === langCode);
  return own.length > 0 ? own : columns.filter(isOfWords);
}

function rowName(cells: readonly Cell[]) {
  const text = cells.flatMap(textsOf).join(', ');
  return { text, langCode: cells[0]?.words[0]?.langCode };
}

/** The words of a cell, or its label. */
export function textsOf({ label, words }: Cell): string[] {
  if (words.length > 0) return words.map(({ text }) => text);
  return label ? [label] : [];
}
