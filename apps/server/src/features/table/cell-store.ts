import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { tableCell, tableCellWord, tableColumn } from '../../schema/table.ts';
import { word } from '../../schema/word.ts';
import { selectGrammar } from '../word/store.ts';
import { visibleTo } from '../word/visible.ts';

/** A cell to store, with a label or with existing words. */
export interface StoredCell {
  rowId: string;
  columnId: string;
  label: string | null;
  localizedLabel?: (typeof tableCell.$inferSelect)['localizedLabel'];
  wordIds: string[];
}

/** The cells of rows in the order of the columns, with the words that the caller sees. */
export async function findCells(
  database: Database,
  rowIds: readonly string[],
  callerId: string | undefined,
) {
  const { rowId, columnId, label, localizedLabel } = tableCell;
  const { id, text, langCode, mode } = word;
  const [cells, words] = await Promise.all([
    database
      .select({ rowId, columnId, label, localizedLabel })
      .from(tableCell)
      .innerJoin(tableColumn, eq(tableColumn.id, tableCell.columnId))
      .where(isAmong(tableCell.rowId, rowIds))
      .orderBy(tableCell.rowId, tableColumn.position),
    database
      .select({
        rowId: tableCellWord.rowId,
        columnId: tableCellWord.columnId,
        word: { id, text, langCode, mode, grammar: selectGrammar(word, callerId) },
      })
      .from(tableCellWord)
      .innerJoin(word, eq(word.id, tableCellWord.wordId))
      .where(and(isAmong(tableCellWord.rowId, rowIds), visibleTo(callerId)))
      .orderBy(tableCellWord.position),
  ]);
  const wordsOf = Map.groupBy(words, toCellName);
  return cells.map((cell) => ({
    ...cell,
    words: (wordsOf.get(toCellName(cell)) ?? []).map((row) => row.word),
  }));
}

const toCellName = ({ rowId, columnId }: { rowId: string; columnId: string }): string =>
  `${rowId} ${columnId}`;

export async function insertCells(transaction: Database, cells: readonly StoredCell[]) {
  const rows = cells.map(({ wordIds, localizedLabel = null, ...cell }) => ({
    ...cell,
    localizedLabel,
  }));
  const words = cells.flatMap(({ rowId, columnId, wordIds }) =>
    wordIds.map((wordId, index) => ({ rowId, columnId, position: index + 1, wordId })),
  );
  await insertRows(transaction, tableCell, rows);
  await insertRows(transaction, tableCellWord, words);
}
