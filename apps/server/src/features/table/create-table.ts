import type { NewTable } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { makeCollection } from '../collection/collection.ts';
import { insertCollection } from '../collection/store.ts';
import { insertColumns } from './part-store.ts';
import { insertNewRows } from './rows.ts';
import { checkColumnCount } from './rules.ts';

/**
 * Does nothing if the caller has already created a table with this id.
 *
 * @returns the id of the table
 */
export function createTable(
  database: Database,
  { columns, rows, ...draft }: NewTable,
  context: SignedInContext,
): Promise<string> {
  checkColumnCount(columns.length);
  const table = makeCollection(draft, { kind: 'table', userId: context.caller.id });
  return database.transaction(async (transaction) => {
    const placed = columns.map(({ name, langCode }, index) => ({
      id: newId(),
      name,
      langCode,
      localizedName: null,
      position: index + 1,
    }));
    const isNew = await insertCollection(transaction, 'table', table, context.now);
    if (!isNew) return table.id;
    await publish(transaction, { userId: context.caller.id, kind: 'table' });
    await insertColumns(transaction, table.id, placed);
    const newRows = rows.map((cells) => ({ cells }));
    await insertNewRows(transaction, { ...table, columns: placed }, { rows: newRows }, context);
    return table.id;
  });
}
