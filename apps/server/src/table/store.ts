import type { Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, containing, directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, pageOf, selectPage } from '../feed/paged.ts';
import { foldForSearch } from '../word/search-text.ts';

export interface TableRow {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  privacy: Privacy;
  columnCount: number;
  rowCount: number;
  username: string | null;
  isOwn: boolean;
  isLinked: boolean;
}

export interface TableFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  wordId?: string | undefined;
  /** The viewer's own, public or not, instead of the public ones of everybody. */
  own?: boolean | undefined;
  /** Those on the viewer's shelf. */
  linked?: boolean | undefined;
  /** Those of one learner, and those on one learner's shelf. */
  userId?: string | undefined;
  shelfOf?: string | undefined;
  viewer?: Viewer | undefined;
}

export interface ColumnRow {
  id: string;
  name: string;
  localizedName: Localized | null;
  langCode: string | null;
}

export type Viewer = Pick<Caller, 'id' | 'role'>;

export type TableName = { id: string } | { slug: string };

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

/** A private table is there for its owner only, and one that is nobody's for the admins. */
export function findTable(
  database: Database,
  name: TableName,
  viewer: Viewer | undefined,
): Promise<TableRow | undefined> {
  const isNamed =
    'id' in name ? sql`word_table.id = ${name.id}` : sql`word_table.slug = ${name.slug}`;
  return selectRow(
    database,
    sql`select ${columnsFor(viewer)} from word_table where ${isNamed} and ${openTo(viewer)}`,
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

function columnsFor(viewer: Viewer | undefined): SQL {
  return sql`word_table.id, word_table.slug, word_table.lang_code as "langCode",
    word_table.name, word_table.note, word_table.localized_name as "localizedName",
    word_table.localized_note as "localizedNote", word_table.privacy,
    word_table.column_count as "columnCount", word_table.row_count as "rowCount",
    (select username from app_user where app_user.id = word_table.user_id) as username,
    coalesce(${isOf(viewer)}, false) as "isOwn", ${isLinkedBy(viewer)} as "isLinked"`;
}

function openTo(viewer: Viewer | undefined): SQL {
  if (viewer === undefined) return isPublic;
  const isKept = isAdmin(viewer) ? sql`word_table.user_id is null` : sql`false`;
  return sql`(${isPublic} or ${isOf(viewer)} or ${isKept})`;
}

function tableConditions(filter: TableFilter): (SQL | undefined)[] {
  const { langCode, text, wordId, own, linked, userId, shelfOf, viewer } = filter;
  return [
    own ? isOf(viewer) : isPublic,
    linked ? isLinkedBy(viewer) : undefined,
    userId === undefined ? undefined : sql`word_table.user_id = ${userId}`,
    shelfOf === undefined ? undefined : isLinkedBy({ id: shelfOf }),
    langCode === undefined ? undefined : sql`word_table.lang_code = ${langCode}`,
    text ? sql`word_table.search_text like ${containing(foldForSearch(text))}` : undefined,
    wordId === undefined
      ? undefined
      : sql`word_table.id in (
          select table_row.table_id from table_cell_word
          join table_row on table_row.id = table_cell_word.row_id
          where table_cell_word.word_id = ${wordId}
        )`,
  ];
}

const isPublic = sql`word_table.privacy = 1`;

const isOf = (viewer: Viewer | undefined): SQL =>
  sql`word_table.user_id = ${viewer?.id ?? null}::uuid`;

const isLinkedBy = (viewer: Pick<Viewer, 'id'> | undefined): SQL =>
  sql`exists (
    select from user_table
    where user_table.user_id = ${viewer?.id ?? null}::uuid and user_table.table_id = word_table.id
  )`;
