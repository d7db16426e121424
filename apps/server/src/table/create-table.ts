import type { NewTable } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import { tell } from '../change/tell.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { newShelved } from '../shelf/shelved.ts';
import { insertShelved } from '../shelf/store.ts';
import { insertColumns } from './column-store.ts';
import { insertNewRows } from './rows.ts';
import { checkColumnCount } from './rules.ts';

/** @returns the id of the new table */
export function createTable(
  database: Database,
  { columns, rows, ...draft }: NewTable,
  changer: Changer,
): Promise<string> {
  checkColumnCount(columns.length);
  const table = newShelved(draft, { kind: 'table', userId: changer.caller.id });
  return database.transaction(async (transaction) => {
    const placed = columns.map(({ name, langCode }, index) => ({
      id: newId(),
      name,
      langCode,
      localizedName: null,
      position: index + 1,
    }));
    await insertShelved(transaction, 'table', table, changer.now);
    await tell(transaction, { userId: changer.caller.id, kind: 'table' });
    await insertColumns(transaction, table.id, placed);
    await insertNewRows(transaction, { ...table, columns: placed }, { rows }, changer);
    return table.id;
  });
}
