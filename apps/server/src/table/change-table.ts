import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import { type Caller, callerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changeRefusal } from '../shelf/rules.ts';
import { lockTable, type OwnedTable, type PartOfTable } from './change-store.ts';
import { type ColumnRow, findColumns } from './store.ts';

/** Who changes a table, in which language, and when. */
export interface Changer {
  caller: Caller;
  locale: LocaleCode;
  now: Date;
}

export const changerOf = (context: Context<Env>, { now }: Services): Changer => ({
  caller: callerOf(context),
  locale: context.get('locale'),
  now: now(),
});

/** A table that nobody else changes meanwhile. */
export interface LockedTable extends OwnedTable {
  columns: ColumnRow[];
}

/** Does all of a change or nothing, if the caller may change the table. */
export function changeTable<Result>(
  database: Database,
  part: PartOfTable,
  { caller }: Changer,
  change: (transaction: Database, table: LockedTable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const table = await lockTable(transaction, part);
    const refusal = changeRefusal(caller, table);
    if (table === undefined || refusal !== undefined) {
      throw new ApplicationError(refusal ?? 'NotFound');
    }
    const columns = await findColumns(transaction, table.id);
    return change(transaction, { ...table, columns });
  });
}
