import type { NewTableCell } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { tableRow } from '../../schema/table.ts';
import { type DraftCell, fillCells, replaceCells } from './cells.ts';
import { changeTable, type LockedTable } from './change-table.ts';
import {
  deleteTableRows,
  findRowIds,
  insertTableRows,
  recountParts,
  updatePositions,
} from './part-store.ts';
import { checkCell, checkRow, checkRowCount, getColumn, insertAt, moveTo } from './rules.ts';

interface NewRows {
  rows: readonly { id?: string | undefined; cells: readonly NewTableCell[] }[];
  position?: number | undefined;
}

/**
 * Does nothing if an earlier request has already added rows with these ids.
 *
 * @returns the ids of the added rows that exist
 */
export function addRows(
  database: Database,
  { tableId, ...added }: NewRows & { tableId: string },
  context: SignedInContext,
): Promise<string[]> {
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const ids = added.rows.flatMap(({ id }) => id ?? []);
    const existing = await findAddedRows(transaction, tableId, ids);
    return existing.length > 0 ? existing : insertNewRows(transaction, table, added, context);
  });
}

/**
 * Of the given rows, those that an earlier request has added to the table.
 *
 * @throws SimilarRecordAlreadyExists if a row belongs to another table
 */
export async function findAddedRows(
  transaction: Database,
  tableId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: tableRow.id, tableId: tableRow.tableId })
    .from(tableRow)
    .where(isAmong(tableRow.id, ids));
  if (rows.some((row) => row.tableId !== tableId)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  const existing = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => existing.has(id));
}

export async function insertNewRows(
  transaction: Database,
  table: LockedTable,
  { rows, position }: NewRows,
  context: SignedInContext,
): Promise<string[]> {
  const present = await findRowIds(transaction, table.id);
  checkRowCount(present.length + rows.length);
  for (const [index, { cells }] of rows.entries()) {
    checkRow(cells, table.columns, `rows.${index}`);
  }
  const added = rows.map(({ id = newId(), cells }) => ({ id, cells }));
  const newIds = added.map(({ id }) => id);
  const ids = insertAt(present, newIds, position);
  await insertTableRows(transaction, table.id, { newIds, ids });
  await updatePositions(transaction, tableRow, ids);
  const drafts = added.flatMap(({ id, cells }) => toDrafts(table, id, cells));
  await fillCells(transaction, table, drafts, context);
  await recountParts(transaction, table.id);
  return newIds;
}

export function updateRow(
  database: Database,
  { rowId, cells }: { rowId: string; cells: readonly NewTableCell[] },
  context: SignedInContext,
): Promise<void> {
  return changeRow(database, rowId, context, async (transaction, table) => {
    checkRow(cells, table.columns, 'cells');
    const drafts = toDrafts(table, rowId, cells);
    await replaceCells(transaction, table, { rowId, drafts }, context);
  });
}

export function setCell(
  database: Database,
  { rowId, columnIndex, cell }: { rowId: string; columnIndex: number; cell: NewTableCell },
  context: SignedInContext,
): Promise<void> {
  return changeRow(database, rowId, context, async (transaction, table) => {
    const column = getColumn(table.columns, columnIndex);
    checkCell(cell, column, '');
    await replaceCells(transaction, table, { rowId, drafts: [{ rowId, column, cell }] }, context);
  });
}

export function moveRow(
  database: Database,
  { rowId, position }: { rowId: string; position: number },
  context: SignedInContext,
): Promise<void> {
  return changeRow(database, rowId, context, (transaction, _table, ids) =>
    updatePositions(transaction, tableRow, moveTo(ids, rowId, position)),
  );
}

export function deleteRows(
  database: Database,
  { tableId, rowIds }: { tableId: string; rowIds: readonly string[] },
  context: SignedInContext,
): Promise<void> {
  return changeTable(database, { tableId }, context, async (transaction) => {
    await deleteTableRows(transaction, tableId, rowIds);
    await updatePositions(transaction, tableRow, await findRowIds(transaction, tableId));
    await recountParts(transaction, tableId);
  });
}

/** The row may have been deleted while its table was being locked. */
function changeRow(
  database: Database,
  rowId: string,
  context: SignedInContext,
  change: (transaction: Database, table: LockedTable, ids: string[]) => Promise<void>,
): Promise<void> {
  return changeTable(database, { rowId }, context, async (transaction, table) => {
    const ids = await findRowIds(transaction, table.id);
    if (!ids.includes(rowId)) throw new ApplicationError('NotFound');
    await change(transaction, table, ids);
  });
}

const toDrafts = (
  { columns }: LockedTable,
  rowId: string,
  cells: readonly NewTableCell[],
): DraftCell[] => cells.map((cell, index) => ({ rowId, column: getColumn(columns, index), cell }));
