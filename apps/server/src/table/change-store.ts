import type { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow } from '../database/database.ts';
import { eachOf } from '../database/sql.ts';
import { refuseTakenSlug } from '../shelf/slug.ts';

/** A table is named by itself or by what is in it. */
export type PartOfTable = { tableId: string } | { columnId: string } | { rowId: string };

export interface OwnedTable {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  searchText: string;
  privacy: Privacy;
  userId: string | null;
}

/** Whoever changes a table holds its row until the end, so that its maxima and counts are right. */
export function lockTable(
  transaction: Database,
  part: PartOfTable,
): Promise<OwnedTable | undefined> {
  return selectRow(
    transaction,
    sql`select id, slug, lang_code as "langCode", name, note, localized_name as "localizedName",
          localized_note as "localizedNote", search_text as "searchText", privacy,
          user_id as "userId"
        from word_table where id = ${tableIdOf(part)} for update`,
  );
}

function tableIdOf(part: PartOfTable): SQL {
  if ('tableId' in part) return sql`${part.tableId}`;
  return 'columnId' in part
    ? sql`(select table_id from table_column where table_column.id = ${part.columnId})`
    : sql`(select table_id from table_row where table_row.id = ${part.rowId})`;
}

/** Columns and rows of a new table are added to it, and counted, afterwards. */
export async function insertTable(
  transaction: Database,
  { id, slug, langCode, name, note, searchText, privacy, userId }: OwnedTable,
  createdAt: Date,
): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`insert into word_table (id, slug, lang_code, name, note, search_text, privacy, user_id,
            created_at, column_count, row_count)
          values (${id}, ${slug}, ${langCode}, ${name}, ${note}, ${searchText}, ${privacy}, ${userId},
            ${createdAt}, 0, 0)`,
    ),
  );
}

export async function replaceTable(transaction: Database, table: OwnedTable): Promise<void> {
  await refuseTakenSlug(
    transaction.execute(
      sql`update word_table set slug = ${table.slug}, name = ${table.name}, note = ${table.note},
            localized_name = ${inAllLanguages(table.localizedName)},
            localized_note = ${inAllLanguages(table.localizedNote)},
            search_text = ${table.searchText}, privacy = ${table.privacy}
          where id = ${table.id}`,
    ),
  );
}

export async function deleteTable(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`delete from word_table where id = ${id}`);
}

export async function countParts(transaction: Database, tableId: string): Promise<void> {
  await transaction.execute(
    sql`update word_table
        set column_count = (select count(*) from table_column where table_id = ${tableId}),
          row_count = (select count(*) from table_row where table_id = ${tableId})
        where id = ${tableId}`,
  );
}

/** Puts the columns or rows of one table into this order. */
export async function placeInOrder(
  transaction: Database,
  part: 'table_column' | 'table_row',
  ids: readonly string[],
): Promise<void> {
  await transaction.execute(
    sql`update ${sql.identifier(part)} as part set position = wanted.place
        from ${eachOf(ids)} where part.id = wanted.id and part.position <> wanted.place`,
  );
}

export const inAllLanguages = (localized: Localized | null): SQL =>
  sql`${localized && JSON.stringify(localized)}::jsonb`;
