import type { routes } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { RouteRequest } from '../../platform/http/answer.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { tableColumn } from '../../schema/table.ts';
import { replaceText } from '../collection/collection.ts';
import { insertCells } from './cells.ts';
import { changeTable, type LockedTable } from './change-table.ts';
import {
  type ColumnRow,
  findRowIds,
  insertColumns,
  recountParts,
  updatePositions,
} from './part-store.ts';
import { checkColumnCount, insertAt, moveTo } from './rules.ts';

type Requests = typeof routes.table;

/** @returns all columns in their new order, like the other changes of columns */
export function addColumn(
  database: Database,
  { id = newId(), tableId, name, langCode, position }: RouteRequest<Requests['addColumn']>,
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeTable(database, { tableId }, context, async (transaction, { columns }) => {
    if (await isInserted(transaction, tableColumn, id, eq(tableColumn.tableId, tableId)))
      return columns;
    checkColumnCount(columns.length + 1);
    const column = { id, name, langCode, localizedName: null };
    const placed = insertAt(columns, [column], position);
    await insertColumns(transaction, tableId, [{ ...column, position: placed.length }]);
    await insertEmptyCells(transaction, tableId, column);
    await placeColumns(transaction, placed);
    await recountParts(transaction, tableId);
    return placed;
  });
}

export function renameColumn(
  database: Database,
  { columnId, name }: RouteRequest<Requests['updateColumn']>,
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, context, async (transaction, column, { columns }) => {
    const { text, localized } = replaceText(column.localizedName, name, context.locale);
    const renamed = { ...column, name: text, localizedName: localized };
    await transaction
      .update(tableColumn)
      .set({ name: text, localizedName: localized })
      .where(eq(tableColumn.id, columnId));
    return columns.map((other) => (other === column ? renamed : other));
  });
}

export function moveColumn(
  database: Database,
  { columnId, position }: RouteRequest<Requests['moveColumn']>,
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, context, async (transaction, column, { columns }) => {
    const placed = moveTo(columns, column, position);
    await placeColumns(transaction, placed);
    return placed;
  });
}

export function deleteColumn(database: Database, columnId: string, context: SignedInContext) {
  return changeColumn(database, columnId, context, async (transaction, column, { id, columns }) => {
    checkColumnCount(columns.length - 1);
    const rest = columns.filter((other) => other !== column);
    await transaction.delete(tableColumn).where(eq(tableColumn.id, columnId));
    await placeColumns(transaction, rest);
    await recountParts(transaction, id);
    return rest;
  });
}

/** Every row has a cell in every column. */
async function insertEmptyCells(
  transaction: Database,
  tableId: string,
  { id: columnId, langCode }: ColumnRow,
): Promise<void> {
  const label = langCode === null ? '' : null;
  const rowIds = await findRowIds(transaction, tableId);
  await insertCells(
    transaction,
    rowIds.map((rowId) => ({ rowId, columnId, label, words: [] })),
  );
}

/** The column may have been deleted while its table was being locked. */
function changeColumn(
  database: Database,
  columnId: string,
  context: SignedInContext,
  change: (transaction: Database, column: ColumnRow, table: LockedTable) => Promise<ColumnRow[]>,
): Promise<ColumnRow[]> {
  return changeTable(database, { columnId }, context, (transaction, table) => {
    const column = requireFound(table.columns.find((one) => one.id === columnId));
    return change(transaction, column, table);
  });
}

const placeColumns = (transaction: Database, columns: readonly ColumnRow[]): Promise<void> =>
  updatePositions(
    transaction,
    tableColumn,
    columns.map(({ id }) => id),
  );
