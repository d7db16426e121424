import type { SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { wordTable } from '../collection/schema.ts';
import {
  type CollectionFilter,
  type CollectionName,
  collectionConditions,
  isNamed,
  ownFirst,
  relationTo,
} from '../collection/view.ts';
import { user } from '../user/schema.ts';
import { tableCellWord, tableRow } from './schema.ts';

type Reader = RequestContext['caller'];

/** A table with its author, as a caller sees it. */
export type TableRow = Awaited<ReturnType<typeof selectTables>>[number];

export interface TableFilter extends CollectionFilter {
  wordId?: string | undefined;
}

function selectTables(database: Database, caller: Reader) {
  const { userId, createdAt, searchText, ...columns } = getTableColumns(wordTable);
  return database
    .select({ ...columns, ...relationTo('table', caller) })
    .from(wordTable)
    .leftJoin(user, eq(user.id, wordTable.userId))
    .$dynamic();
}

export function findTables(
  database: Database,
  { wordId, ...filter }: TableFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TableRow>> {
  const tables = selectTables(database, filter.caller).where(
    and(collectionConditions('table', filter), wordId ? holdsWord(database, wordId) : undefined),
  );
  return findPage(database, tables, [sorted(wordTable.id, request.sort)], request);
}

const holdsWord = (database: Database, wordId: string): SQL =>
  inArray(
    wordTable.id,
    database
      .select({ id: tableRow.tableId })
      .from(tableCellWord)
      .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
      .where(eq(tableCellWord.wordId, wordId)),
  );

export async function findTable(
  database: Database,
  name: CollectionName,
  caller: Reader,
): Promise<TableRow | undefined> {
  const [found] = await selectTables(database, caller)
    .where(isNamed('table', name, caller))
    .orderBy(ownFirst('table', caller))
    .limit(1);
  return found;
}

/** Like {@link findTable}. A table that the caller does not see counts as missing. */
export async function findVisibleTable(
  database: Database,
  name: CollectionName,
  caller: Reader,
): Promise<TableRow> {
  const found = await findTable(database, name, caller);
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}

/** Finds a table that the caller has just changed, regardless of its owner. */
export async function findChangedTable(
  database: Database,
  id: string,
  caller: Reader,
): Promise<TableRow> {
  const [found] = await selectTables(database, caller).where(eq(wordTable.id, id));
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}
