import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { type Page, pageOf, selectPage } from '../../platform/database/feed-page.ts';
import { allOf, directionOf } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller, RequestContext } from '../../platform/http/request-context.ts';
import {
  type CollectionFilter,
  type CollectionName,
  type CollectionRow,
  collectionColumnsFor,
  collectionConditions,
  isNamed,
  isOpenTo,
  isOwnFirst,
} from '../collection/view.ts';

export interface TableRow extends CollectionRow {
  columnCount: number;
  rowCount: number;
}

export interface TableFilter extends CollectionFilter {
  wordId?: string | undefined;
}

export interface ColumnRow {
  id: string;
  name: string;
  localizedName: Localized | null;
  langCode: string | null;
}

export function findTables(
  database: Database,
  filter: TableFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TableRow>> {
  return selectPage(
    database,
    {
      columns: columnsFor(filter.caller),
      source: sql`from word_table where ${allOf(...tableConditions(filter))}`,
      order: sql`word_table.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findTable(
  database: Database,
  name: CollectionName,
  caller: RequestContext['caller'],
): Promise<TableRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(caller)} from word_table
        where ${isNamed('table', name)} and ${isOpenTo('table', caller)}
        order by ${isOwnFirst('table', caller)} limit 1`,
  );
}

/** For whoever has just changed it. */
export function findChangedTable(
  database: Database,
  id: string,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<TableRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(caller)} from word_table where word_table.id = ${id}`,
  );
}

export function findColumns(database: Database, tableId: string): Promise<ColumnRow[]> {
  return selectRows(
    database,
    sql`select id, name, localized_name as "localizedName", lang_code as "langCode"
        from table_column where table_id = ${tableId} order by position`,
  );
}

export function findRowIds(
  database: Database,
  tableId: string,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<{ id: string }[]> {
  return selectRows(
    database,
    sql`select id from table_row where table_id = ${tableId}
        order by position ${directionOf(request.sort)} ${pageOf(request)}`,
  );
}

const columnsFor = (caller: RequestContext['caller']): SQL =>
  sql`${collectionColumnsFor('table', caller)},
    word_table.column_count as "columnCount", word_table.row_count as "rowCount"`;

const tableConditions = ({ wordId, ...filter }: TableFilter): (SQL | undefined)[] => [
  ...collectionConditions('table', filter),
  wordId === undefined
    ? undefined
    : sql`word_table.id in (
        select table_row.table_id from table_cell_word
        join table_row on table_row.id = table_cell_word.row_id
        where table_cell_word.word_id = ${wordId}
      )`,
];

export async function findOpenTable(
  database: Database,
  name: CollectionName,
  { caller }: RequestContext,
): Promise<TableRow> {
  const table = await findTable(database, name, caller);
  if (table === undefined) throw new ApplicationError('NotFound');
  return table;
}
