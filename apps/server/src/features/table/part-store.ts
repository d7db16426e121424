import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { inAllLanguages } from '../collection/store.ts';
import { tableColumn, tableRow } from './schema.ts';
import type { ColumnRow } from './store.ts';

export async function insertColumns(
  transaction: Database,
  tableId: string,
  columns: readonly (ColumnRow & { position: number })[],
): Promise<void> {
  await insertRows(
    transaction,
    tableColumn,
    columns.map(({ id, name, langCode, position }) => ({ id, tableId, position, name, langCode })),
  );
}

/** Every row has a cell in every column: one of a new column is empty. */
export async function insertEmptyCells(
  transaction: Database,
  tableId: string,
  { id, langCode }: ColumnRow,
): Promise<void> {
  const label = langCode === null ? '' : null;
  await transaction.execute(
    sql`insert into table_cell (row_id, column_id, label)
        select table_row.id, ${id}, ${label} from table_row where table_id = ${tableId}`,
  );
}

export async function updateColumnName(
  transaction: Database,
  { id, name, localizedName }: ColumnRow,
): Promise<void> {
  await transaction.execute(
    sql`update table_column
        set name = ${name}, localized_name = ${inAllLanguages(localizedName)} where id = ${id}`,
  );
}

export async function removeColumn(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`delete from table_column where id = ${id}`);
}

/** In their order: a table has few enough to take them all. */
export async function findAllRowIds(transaction: Database, tableId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    transaction,
    sql`select id from table_row where table_id = ${tableId} order by position, id`,
  );
  return rows.map(({ id }) => id);
}

/** Each stands where it is among `ids`, the new order of all rows. */
export async function insertTableRows(
  transaction: Database,
  tableId: string,
  { newIds, ids }: { newIds: readonly string[]; ids: readonly string[] },
): Promise<void> {
  const positionOf = new Map(ids.map((id, index) => [id, index + 1]));
  const rows = newIds.map((id) => ({ id, tableId, position: positionOf.get(id) ?? ids.length }));
  await insertRows(transaction, tableRow, rows);
}

export async function deleteTableRows(
  transaction: Database,
  tableId: string,
  rowIds: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`delete from table_row
        where table_id = ${tableId} and id = any(${sql.param(rowIds)}::uuid[])`,
  );
}
