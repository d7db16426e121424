import { limits } from '@wordhoard/contract/limits';
import { skipFor } from '@wordhoard/feed-store';
import { and, eq, exists, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar } from '../../platform/database/database-errors.ts';
import type { FeedRequest, PageRequest } from '../../platform/database/feed-page.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong, sorted } from '../../platform/database/sql.ts';
import { wordTable } from '../../schema/collection.ts';
import { tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { word } from '../../schema/word.ts';
import { visible } from '../word/visible.ts';

export type ColumnRow = Pick<
  typeof tableColumn.$inferSelect,
  'id' | 'name' | 'localizedName' | 'langCode'
>;

export function findColumns(database: Database, tableId: string): Promise<ColumnRow[]> {
  const { id, name, localizedName, langCode } = tableColumn;
  return database
    .select({ id, name, localizedName, langCode })
    .from(tableColumn)
    .where(eq(tableColumn.tableId, tableId))
    .orderBy(tableColumn.position);
}

export async function insertColumns(
  transaction: Database,
  tableId: string,
  columns: readonly (ColumnRow & { position: number })[],
): Promise<void> {
  await transaction.insert(tableColumn).values(columns.map((column) => ({ ...column, tableId })));
}

const allRows: PageRequest = { page: 1, pageSize: limits.tableMaxRows };

/** The ids of rows in their order, by default of all rows. */
export async function findRowIds(
  database: Database,
  tableId: string,
  { page, pageSize, sort }: FeedRequest = allRows,
  condition?: SQL,
): Promise<string[]> {
  const rows = await database
    .select({ id: tableRow.id })
    .from(tableRow)
    .where(and(eq(tableRow.tableId, tableId), condition))
    .orderBy(sorted(tableRow.position, sort), tableRow.id)
    .limit(pageSize)
    .offset(skipFor(page, pageSize));
  return rows.map(({ id }) => id);
}

/** @param ids - all rows in their new order */
export async function insertTableRows(
  transaction: Database,
  tableId: string,
  { newIds, ids }: { newIds: readonly string[]; ids: readonly string[] },
): Promise<void> {
  const positionOf = new Map(ids.map((id, index) => [id, index + 1]));
  const rows = newIds.map((id) => ({ id, tableId, position: positionOf.get(id) ?? ids.length }));
  await refuseSimilar('table_row_pkey', insertRows(transaction, tableRow, rows));
}

export async function deleteTableRows(
  transaction: Database,
  tableId: string,
  rowIds: readonly string[],
): Promise<void> {
  await transaction
    .delete(tableRow)
    .where(and(eq(tableRow.tableId, tableId), inArray(tableRow.id, [...rowIds])));
}

/** Numbers the columns or rows of a table in the given order. */
export async function updatePositions(
  transaction: Database,
  part: typeof tableColumn | typeof tableRow,
  ids: readonly string[],
): Promise<void> {
  const position = sql<number>`array_position(${sql.param(ids)}::uuid[], ${part.id})`;
  await transaction
    .update(part)
    .set({ position })
    .where(and(isAmong(part.id, ids), ne(part.position, position)));
}

/** Notes whether words in the cells of a table are hidden. */
export async function noteHiddenWords(transaction: Database, tableId: string): Promise<void> {
  const hidden = transaction
    .select({ id: word.id })
    .from(tableRow)
    .innerJoin(tableCellWord, eq(tableCellWord.rowId, tableRow.id))
    .innerJoin(word, eq(word.id, tableCellWord.wordId))
    .where(and(eq(tableRow.tableId, tableId), not(visible)));
  await transaction
    .update(wordTable)
    .set({ hasHiddenWords: exists(hidden) })
    .where(eq(wordTable.id, tableId));
}

/** Updates the numbers of columns and rows of a table. */
export async function recountParts(transaction: Database, tableId: string): Promise<void> {
  await transaction
    .update(wordTable)
    .set({
      columnCount: transaction.$count(tableColumn, eq(tableColumn.tableId, tableId)),
      rowCount: transaction.$count(tableRow, eq(tableRow.tableId, tableId)),
    })
    .where(eq(wordTable.id, tableId));
}
