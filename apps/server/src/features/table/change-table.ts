import { Privacy } from '@wordhoard/contract/enumeration';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { wordTable } from '../../schema/collection.ts';
import { tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { wordContribution } from '../../schema/word.ts';
import {
  type Collection,
  type CollectionChange,
  changeCollection,
  requireChangeable,
} from '../collection/collection.ts';
import { deleteCollection, proposeWords, updateCollection } from '../collection/store.ts';
import { type ColumnRow, findColumns } from './part-store.ts';

/** A table is identified by its own id or by that of one of its parts. */
type PartOfTable = { tableId: string } | { columnId: string } | { rowId: string };

export interface LockedTable extends Collection {
  columns: ColumnRow[];
}

/**
 * Changes a table that the caller may change, in one transaction, and announces the change to the
 * caller's devices. The table is locked, so that its limits hold and its counts are right.
 */
export function changeTable<Result>(
  database: Database,
  part: PartOfTable,
  { caller }: SignedInContext,
  change: (transaction: Database, table: LockedTable) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(database, async (transaction) => {
    const [found] = await transaction
      .select()
      .from(wordTable)
      .where(isNamedTable(transaction, part))
      .for('update');
    const table = requireChangeable(found, caller);
    await publish(transaction, { userId: caller.id, kind: 'table' });
    const columns = await findColumns(transaction, table.id);
    return change(transaction, { ...table, columns });
  });
}

function isNamedTable(database: Database, part: PartOfTable): SQL {
  if ('tableId' in part) return eq(wordTable.id, part.tableId);
  const owner =
    'columnId' in part
      ? database
          .select({ id: tableColumn.tableId })
          .from(tableColumn)
          .where(eq(tableColumn.id, part.columnId))
      : database.select({ id: tableRow.tableId }).from(tableRow).where(eq(tableRow.id, part.rowId));
  return inArray(wordTable.id, owner);
}

export function updateTable(
  database: Database,
  { id, ...change }: Omit<CollectionChange, 'langCode'> & { id: string },
  context: SignedInContext,
): Promise<void> {
  return changeTable(database, { tableId: id }, context, async (transaction, table) => {
    const changed = changeCollection(table, change, context.locale);
    await updateCollection(transaction, 'table', changed);
    if (changed.privacy === Privacy.Public && table.privacy !== Privacy.Public) {
      const wordIds = transaction
        .select({ id: tableCellWord.wordId })
        .from(tableRow)
        .innerJoin(tableCellWord, eq(tableCellWord.rowId, tableRow.id))
        .where(eq(tableRow.tableId, id));
      await proposeWords(transaction, inArray(wordContribution.wordId, wordIds), table.userId);
    }
  });
}

export function removeTable(database: Database, id: string, context: SignedInContext) {
  return changeTable(database, { tableId: id }, context, (transaction) =>
    deleteCollection(transaction, 'table', id),
  );
}
