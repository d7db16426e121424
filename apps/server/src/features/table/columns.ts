import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { reworded } from '../collection/collection.ts';
import { countParts, placeInOrder } from './change-store.ts';
import { changeTable } from './change-table.ts';
import { insertColumns, insertEmptyCells, removeColumn, updateColumnName } from './part-store.ts';
import { checkColumnCount, insertedAt, movedTo } from './rules.ts';
import type { ColumnRow } from './store.ts';

interface AddedColumn {
  tableId: string;
  name: string;
  langCode: string | null;
  position?: number | undefined;
}

/** Like all that follow, it answers the columns as they stand then. */
export function addColumn(
  database: Database,
  { tableId, name, langCode, position }: AddedColumn,
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeTable(database, { tableId }, context, async (transaction, { columns }) => {
    checkColumnCount(columns.length + 1);
    const column = { id: newId(), name, langCode, localizedName: null };
    const placed = insertedAt(columns, [column], position);
    await insertColumns(transaction, tableId, [{ ...column, position: placed.length }]);
    await insertEmptyCells(transaction, tableId, column);
    await placeColumns(transaction, placed);
    await countParts(transaction, tableId);
    return placed;
  });
}

export function renameColumn(
  database: Database,
  { columnId, name }: { columnId: string; name: string },
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, context, async (transaction, column, columns) => {
    const { text, localized } = reworded(column.localizedName, name, context.locale);
    const renamed = { ...column, name: text, localizedName: localized };
    await updateColumnName(transaction, renamed);
    return columns.map((other) => (other === column ? renamed : other));
  });
}

export function moveColumn(
  database: Database,
  { columnId, position }: { columnId: string; position: number },
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, context, async (transaction, column, columns) => {
    const placed = movedTo(columns, column, position);
    await placeColumns(transaction, placed);
    return placed;
  });
}

export function deleteColumn(
  database: Database,
  columnId: string,
  context: SignedInContext,
): Promise<ColumnRow[]> {
  return changeColumn(
    database,
    columnId,
    context,
    async (transaction, column, columns, tableId) => {
      checkColumnCount(columns.length - 1);
      const rest = columns.filter((other) => other !== column);
      await removeColumn(transaction, columnId);
      await placeColumns(transaction, rest);
      await countParts(transaction, tableId);
      return rest;
    },
  );
}

/** A column may be gone by the time that its table is ours alone. */
function changeColumn(
  database: Database,
  columnId: string,
  context: SignedInContext,
  change: (
    transaction: Database,
    column: ColumnRow,
    columns: ColumnRow[],
    tableId: string,
  ) => Promise<ColumnRow[]>,
): Promise<ColumnRow[]> {
  return changeTable(database, { columnId }, context, (transaction, { id, columns }) => {
    const column = columns.find((one) => one.id === columnId);
    if (column === undefined) throw new ApplicationError('NotFound');
    return change(transaction, column, columns, id);
  });
}

const placeColumns = (transaction: Database, columns: readonly ColumnRow[]): Promise<void> =>
  placeInOrder(
    transaction,
    'table_column',
    columns.map(({ id }) => id),
  );
