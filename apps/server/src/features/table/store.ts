import type { Table, TableRecord, TableRow as TableRowRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { RequestContext, SignedInContext } from '../../platform/http/request-context.ts';
import { wordTable } from '../../schema/collection.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import { user } from '../../schema/user.ts';
import { localize } from '../collection/collection.ts';
import { collectionFinder, selectRelation } from '../collection/view.ts';
import { findCells } from './cells.ts';
import { type ColumnRow, findRowIds } from './part-store.ts';

/** A table with its author, as a caller sees it. */
export type TableRow = Awaited<ReturnType<typeof selectTables>>[number];

const finder = collectionFinder('table', {
  select: selectTables,
  idsWithWord: (database, wordId) =>
    database
      .select({ id: tableRow.tableId })
      .from(tableCellWord)
      .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
      .where(eq(tableCellWord.wordId, wordId)),
});
export const { find: findTable, findPage: findTables, findVisible: findVisibleTable } = finder;

function selectTables(database: Database, caller: RequestContext['caller']) {
  const { userId, createdAt, searchText, ...columns } = getTableColumns(wordTable);
  return database
    .select({ ...columns, ...selectRelation('table', caller) })
    .from(wordTable)
    .leftJoin(user, eq(user.id, wordTable.userId))
    .$dynamic();
}

export const presentTable = (table: TableRow, locale: LocaleCode): TableRecord =>
  localize(table, locale);

export const presentChangedTable = async (
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<TableRecord> => presentTable(await finder.findChanged(database, id, caller), locale);

export function presentColumn(
  { id, name, localizedName, langCode }: ColumnRow,
  locale: LocaleCode,
): Table['columns'][number] {
  return { id, name: localizedName?.[locale] ?? name, langCode };
}

export async function findRowFeed(
  database: Database,
  { id, rowCount }: TableRow,
  request: PageRequest,
  context: RequestContext,
): Promise<Table['rowFeed']> {
  const rowIds = await findRowIds(database, id, request);
  return presentFeed(request, {
    total: rowCount,
    rows: await presentRows(database, rowIds, context),
  });
}

export async function presentRows(
  database: Database,
  rowIds: readonly string[],
  { caller, locale }: RequestContext,
): Promise<TableRowRecord[]> {
  const cells = await findCells(database, rowIds, caller?.id);
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.map((id) => ({
    id,
    cells: (cellsOf.get(id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
}
