import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import {
  type Collection,
  type CollectionChange,
  changedCollection,
} from '../collection/collection.ts';
import { proposeWords } from '../collection/propose-words.ts';
import { changeable } from '../collection/rules.ts';
import { deleteCollection, replaceCollection } from '../collection/store.ts';
import { lockTable, type PartOfTable } from './change-store.ts';
import { type ColumnRow, findColumns } from './store.ts';

/** A table that nobody else changes meanwhile. */
export interface LockedTable extends Collection {
  columns: ColumnRow[];
}

/**
 * Does all of a change or nothing, if the caller may change the table. Their other devices are told.
 */
export function changeTable<Result>(
  database: Database,
  part: PartOfTable,
  { caller }: SignedInContext,
  change: (transaction: Database, table: LockedTable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const table = changeable(await lockTable(transaction, part), caller);
    await publish(transaction, { userId: caller.id, kind: 'table' });
    const columns = await findColumns(transaction, table.id);
    return change(transaction, { ...table, columns });
  });
}

export function updateTable(
  database: Database,
  { id, ...change }: Omit<CollectionChange, 'langCode'> & { id: string },
  context: SignedInContext,
): Promise<void> {
  return changeTable(database, { tableId: id }, context, async (transaction, table) => {
    const changed = changedCollection(table, change, context.locale);
    await replaceCollection(transaction, 'table', changed);
    if (changed.privacy === Privacy.Public && table.privacy !== Privacy.Public) {
      await proposeWords(transaction, wordIdsOf(id), table.userId);
    }
  });
}

export function removeTable(
  database: Database,
  id: string,
  context: SignedInContext,
): Promise<void> {
  return changeTable(database, { tableId: id }, context, (transaction) =>
    deleteCollection(transaction, 'table', id),
  );
}

const wordIdsOf = (tableId: string) => sql`
  select table_cell_word.word_id from table_row
  join table_cell_word on table_cell_word.row_id = table_row.id
  where table_row.table_id = ${tableId}`;
