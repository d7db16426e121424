import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { inAllLanguages } from '../shelf/store.ts';
import { tableColumn } from './schema.ts';
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
