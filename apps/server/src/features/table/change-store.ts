import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { eachOf } from '../../platform/database/sql.ts';
import type { Collection } from '../collection/collection.ts';
import { collectionColumns } from '../collection/store.ts';

/** A table is named by itself or by what is in it. */
export type PartOfTable = { tableId: string } | { columnId: string } | { rowId: string };

/** Whoever changes a table holds its row until the end, so that its maxima and counts are right. */
export function lockTable(
  transaction: Database,
  part: PartOfTable,
): Promise<Collection | undefined> {
  return selectRow(
    transaction,
    sql`select ${collectionColumns} from word_table where id = ${tableIdOf(part)} for update`,
  );
}

function tableIdOf(part: PartOfTable): SQL {
  if ('tableId' in part) return sql`${part.tableId}`;
  return 'columnId' in part
    ? sql`(select table_id from table_column where table_column.id = ${part.columnId})`
    : sql`(select table_id from table_row where table_row.id = ${part.rowId})`;
}

export async function countParts(transaction: Database, tableId: string): Promise<void> {
  await transaction.execute(
    sql`update word_table
        set column_count = (select count(*) from table_column where table_id = ${tableId}),
          row_count = (select count(*) from table_row where table_id = ${tableId})
        where id = ${tableId}`,
  );
}

/** Puts the columns or rows of one table into this order. */
export async function placeInOrder(
  transaction: Database,
  part: 'table_column' | 'table_row',
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`update ${sql.identifier(part)} as part set position = wanted.place
        from ${eachOf(ids)} where part.id = wanted.id and part.position <> wanted.place`,
  );
}
