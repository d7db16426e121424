import type { AccountExport } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { exportedWordFor, isoTime, listed } from './export-sql.ts';

export function exportLists(database: Database, userId: string): Promise<AccountExport['lists']> {
  const words = listed(exportedWordFor(userId, sql`list_word.word_id`), {
    order: sql`list_word.position`,
    source: sql`from list_word where list_word.list_id = list.id`,
  });
  return selectRows(
    database,
    sql`select ${collected(sql`list`)}, ${words} as words
        from list where user_id = ${userId} order by id`,
  );
}

export function exportTables(database: Database, userId: string): Promise<AccountExport['tables']> {
  const columns = listed(sql`json_build_object('name', name, 'langCode', lang_code)`, {
    order: sql`position`,
    source: sql`from table_column where table_id = word_table.id`,
  });
  const rows = listed(cellsFor(userId), {
    order: sql`table_row.position`,
    source: sql`from table_row where table_row.table_id = word_table.id`,
  });
  return selectRows(
    database,
    sql`select ${collected(sql`word_table`)}, ${columns} as columns, ${rows} as rows
        from word_table where user_id = ${userId} order by id`,
  );
}

/** What its owner has made private since is on the shelf no longer. */
export async function exportSavedCollections(
  database: Database,
  userId: string,
): Promise<AccountExport['shelf']> {
  const isPublic = sql`privacy = ${Privacy.Public}`;
  const linked = sql`${isoTime(sql`linked_at`)} as "linkedAt"`;
  return {
    lists: await selectRows(
      database,
      sql`select ${named(sql`list`)}, ${linked}
          from user_list join list on list.id = user_list.list_id and ${isPublic}
          where user_list.user_id = ${userId} order by linked_at, list.id`,
    ),
    tables: await selectRows(
      database,
      sql`select ${named(sql`word_table`)}, ${linked}
          from user_table join word_table on word_table.id = user_table.table_id and ${isPublic}
          where user_table.user_id = ${userId} order by linked_at, word_table.id`,
    ),
  };
}

const named = (thing: SQL): SQL =>
  sql`${thing}.id, ${thing}.slug, ${thing}.lang_code as "langCode", ${thing}.name`;

const collected = (thing: SQL): SQL =>
  sql`${named(thing)}, ${thing}.note, ${thing}.privacy,
    ${isoTime(sql`${thing}.created_at`)} as "createdAt"`;

/** The cells of a row, an empty one for each column that it has none for. */
const cellsFor = (userId: string): SQL =>
  listed(
    sql`json_build_object('label', table_cell.label, 'words', ${listed(
      exportedWordFor(userId, sql`table_cell_word.word_id`),
      {
        order: sql`table_cell_word.position`,
        source: sql`from table_cell_word where table_cell_word.row_id = table_row.id
          and table_cell_word.column_id = table_column.id`,
      },
    )})`,
    {
      order: sql`table_column.position`,
      source: sql`from table_column left join table_cell
        on table_cell.row_id = table_row.id and table_cell.column_id = table_column.id
        where table_column.table_id = table_row.table_id`,
    },
  );
