import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { tableRow } from './schema.ts';

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
