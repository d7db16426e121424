import { v7 as newId } from 'uuid';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { reworded } from '../shelf/wording.ts';
import { countParts, placeInOrder } from './change-store.ts';
import { changeTable } from './change-table.ts';
import { insertColumns, insertEmptyCells, removeColumn, updateColumnName } from './column-store.ts';
import { insertedAt, movedTo } from './order.ts';
import { checkColumnCount } from './rules.ts';
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
  changer: Changer,
): Promise<ColumnRow[]> {
  return changeTable(database, { tableId }, changer, async (transaction, { columns }) => {
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
  changer: Changer,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, changer, async (transaction, column, columns) => {
    const { text, localized } = reworded(column.localizedName, name, changer.locale);
    const renamed = { ...column, name: text, localizedName: localized };
    await updateColumnName(transaction, renamed);
    return columns.map((other) => (other === column ? renamed : other));
  });
}

export function moveColumn(
  database: Database,
  { columnId, position }: { columnId: string; position: number },
  changer: Changer,
): Promise<ColumnRow[]> {
  return changeColumn(database, columnId, changer, async (transaction, column, columns) => {
    const placed = movedTo(columns, column, position);
    await placeColumns(transaction, placed);
    return placed;
  });
}

export function deleteColumn(
  database: Database,
  columnId: string,
  changer: Changer,
): Promise<ColumnRow[]> {
  return changeColumn(
    database,
    columnId,
    changer,
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
  changer: Changer,
  change: (
    transaction: Database,
    column: ColumnRow,
    columns: ColumnRow[],
    tableId: string,
  ) => Promise<ColumnRow[]>,
): Promise<ColumnRow[]> {
  return changeTable(database, { columnId }, changer, (transaction, { id, columns }) => {
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
