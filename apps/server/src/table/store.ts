import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, pageOf, selectPage } from '../feed/paged.ts';
import {
  isNamed,
  isOpenTo,
  type ShelvedFilter,
  type ShelvedName,
  type ShelvedRow,
  shelvedColumnsFor,
  shelvedConditions,
  type Viewer,
} from '../shelf/view.ts';

export interface TableRow extends ShelvedRow {
  columnCount: number;
  rowCount: number;
}

export interface TableFilter extends ShelvedFilter {
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
      columns: columnsFor(filter.viewer),
      source: sql`from word_table where ${allOf(...tableConditions(filter))}`,
      order: sql`word_table.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findTable(
  database: Database,
  name: ShelvedName,
  viewer: Viewer | undefined,
): Promise<TableRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(viewer)} from word_table
        where ${isNamed('table', name)} and ${isOpenTo('table', viewer)}`,
  );
}

/** For whoever has just changed it. */
export function findChangedTable(
  database: Database,
  id: string,
  viewer: Viewer,
): Promise<TableRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(viewer)} from word_table where word_table.id = ${id}`,
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

const columnsFor = (viewer: Viewer | undefined): SQL =>
  sql`${shelvedColumnsFor('table', viewer)},
    word_table.column_count as "columnCount", word_table.row_count as "rowCount"`;

const tableConditions = ({ wordId, ...filter }: TableFilter): (SQL | undefined)[] => [
  ...shelvedConditions('table', filter),
  wordId === undefined
    ? undefined
    : sql`word_table.id in (
        select table_row.table_id from table_cell_word
        join table_row on table_row.id = table_cell_word.row_id
        where table_cell_word.word_id = ${wordId}
      )`,
];
