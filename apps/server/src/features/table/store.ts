import type { Table, TableRecord, TableRow as TableRowRecord } from '@wordhoard/contract';
import { CollectionPrivacy, type LocaleCode } from '@wordhoard/contract/enumeration';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type FeedRequest,
  type PageRequest,
  presentFeed,
} from '../../platform/database/feed-page.ts';
import {
  isAdmin,
  type RequestContext,
  type SignedInContext,
} from '../../platform/http/request-context.ts';
import { wordTable } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tableCell, tableCellWord, tableRow } from '../../schema/table.ts';
import { user } from '../../schema/user.ts';
import { word } from '../../schema/word.ts';
import { localize } from '../collection/collection.ts';
import { collectionFinder, selectRelation, toViewer, type Viewer } from '../collection/view.ts';
import { visible } from '../word/visible.ts';
import { findCells } from './cells.ts';
import { firstRows } from './first-rows.ts';
import { type ColumnRow, findRowIds } from './part-store.ts';

/** A row with words shows if it has a label too, or if one of the words is public. */
const isRowShown = sql`(
  exists (select from ${tableCell} where row_id = ${tableRow.id} and label <> '')
  or not exists (select from ${tableCellWord} where row_id = ${tableRow.id})
  or exists (
    select from ${tableCellWord} join ${word} on ${word.id} = word_id
    where row_id = ${tableRow.id} and ${visible}
  )
)`;

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
  const { createdAt, searchText, hasHiddenWords, ...columns } = getTableColumns(wordTable);
  const relation = selectRelation('table', caller);
  const hasHiddenRows =
    caller && isAdmin(caller)
      ? sql<boolean>`false`
      : sql<boolean>`(${hasHiddenWords} and not ${relation.isOwn} and ${ne(wordTable.privacy, fixed(CollectionPrivacy.Unlisted))})`;
  const shown = database.$count(tableRow, and(eq(tableRow.tableId, wordTable.id), isRowShown));
  return database
    .select({
      ...columns,
      ...relation,
      hasHiddenRows,
      firstRows,
      rowCount:
        sql<number>`case when ${hasHiddenRows} then ${shown} else ${wordTable.rowCount} end`.mapWith(
          Number,
        ),
    })
    .from(wordTable)
    .leftJoin(user, eq(user.id, wordTable.userId))
    .$dynamic();
}

/** The rows of which the caller sees something. Those who may change the table see all of them. */
export const findShownRowIds = (
  database: Database,
  { id, hasHiddenRows }: TableRow,
  request?: FeedRequest,
): Promise<string[]> => findRowIds(database, id, request, hasHiddenRows ? isRowShown : undefined);

export const presentTable = (
  { hasHiddenRows: _, userId: _userId, ...table }: TableRow,
  locale: LocaleCode,
): TableRecord => localize(table, locale);

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
  table: TableRow,
  request: PageRequest,
  context: RequestContext,
): Promise<Table['rowFeed']> {
  const rowIds = await findShownRowIds(database, table, request);
  return presentFeed(request, {
    total: table.rowCount,
    rows: await presentRows(database, rowIds, context, toViewer(table, context.caller?.id)),
  });
}

export async function presentRows(
  database: Database,
  rowIds: readonly string[],
  { caller, locale }: RequestContext,
  viewer: Viewer = { callerId: caller?.id },
): Promise<TableRowRecord[]> {
  const cells = await findCells(database, rowIds, viewer);
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.map((id) => ({
    id,
    cells: (cellsOf.get(id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
}
