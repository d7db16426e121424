import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { wordTable } from '../../schema/collection.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { user } from '../../schema/user.ts';
import { collectionFinder, relationTo } from '../collection/view.ts';

/** A table with its author, as a caller sees it. */
export type TableRow = Awaited<ReturnType<typeof selectTables>>[number];

export const {
  find: findTable,
  findPage: findTables,
  findVisible: findVisibleTable,
  findChanged: findChangedTable,
} = collectionFinder('table', {
  select: selectTables,
  idsWithWord: (database, wordId) =>
    database
      .select({ id: tableRow.tableId })
      .from(tableCellWord)
      .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
      .where(eq(tableCellWord.wordId, wordId)),
});

function selectTables(database: Database, caller: RequestContext['caller']) {
  const { userId, createdAt, searchText, ...columns } = getTableColumns(wordTable);
  return database
    .select({ ...columns, ...relationTo('table', caller) })
    .from(wordTable)
    .leftJoin(user, eq(user.id, wordTable.userId))
    .$dynamic();
}
