import { tell } from '../change/tell.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { changeable } from '../shelf/rules.ts';
import type { Shelved } from '../shelf/shelved.ts';
import { lockTable, type PartOfTable } from './change-store.ts';
import { type ColumnRow, findColumns } from './store.ts';

/** A table that nobody else changes meanwhile. */
export interface LockedTable extends Shelved {
  columns: ColumnRow[];
}

/**
 * Does all of a change or nothing, if the caller may change the table. Their other devices are told.
 */
export function changeTable<Result>(
  database: Database,
  part: PartOfTable,
  { caller }: Changer,
  change: (transaction: Database, table: LockedTable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const table = changeable(await lockTable(transaction, part), caller);
    await tell(transaction, { userId: caller.id, kind: 'table' });
    const columns = await findColumns(transaction, table.id);
    return change(transaction, { ...table, columns });
  });
}
