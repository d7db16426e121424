import { Knowing, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { allOf, directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { countOf, type Page, selectPage } from '../feed/paged.ts';
import type { WordRow } from '../word/store.ts';
import { visibleTo, wordColumns } from '../word/visible.ts';
import type { ActivityDay } from './activity.ts';

export interface UserRow {
  id: string;
  username: string;
  learn: string;
  createdAt: string;
}

export interface UserCounts {
  knownCount: number;
  learningCount: number;
  listCount: number;
  tableCount: number;
}

export interface UserWordFilter {
  userId: string;
  knowing: Knowing;
  langCode?: string | undefined;
  viewer: string | undefined;
}

export function findUser(database: Database, username: string): Promise<UserRow | undefined> {
  return selectRow(
    database,
    sql`select id, username, learn, created_at as "createdAt" from app_user
        where username = lower(${username})`,
  );
}

/** How much of a learner's there is for somebody to see. */
export async function findCounts(
  database: Database,
  userId: string,
  viewer: string | undefined,
): Promise<UserCounts> {
  const words = (knowing: Knowing) => wordsOf({ userId, knowing, viewer });
  const counts = await selectRow<UserCounts>(
    database,
    sql`select (${countOf(words(Knowing.Known))}) as "knownCount",
          (${countOf(words(Knowing.Saved))}) as "learningCount",
          (${countOf(ownOf(sql`list`, userId, viewer))}) as "listCount",
          (${countOf(ownOf(sql`word_table`, userId, viewer))}) as "tableCount"`,
  );
  return counts ?? { knownCount: 0, learningCount: 0, listCount: 0, tableCount: 0 };
}

/** The word that changed last comes first. */
export function findWordsOfUser(
  database: Database,
  filter: UserWordFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  const direction = directionOf(request.sort ?? SortOrder.Descending);
  return selectPage(
    database,
    {
      columns: wordColumns,
      source: wordsOf(filter),
      order: sql`user_word.changed_at ${direction}, user_word.word_id ${direction}`,
    },
    request,
  );
}

export function findActivity(
  database: Database,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<ActivityDay[]> {
  return selectRows(
    database,
    sql`select day, answered, right_count as right, saved, known, proved from activity_day
        where user_id = ${userId} and day between ${from} and ${until}`,
  );
}

/** The days on which a learner did anything, the first one first. */
export async function findActiveDays(
  database: Database,
  userId: string,
  until: string,
): Promise<string[]> {
  const rows = await selectRows<{ day: string }>(
    database,
    sql`select day from activity_day
        where user_id = ${userId} and day <= ${until} and answered + saved + known + proved > 0
        order by day`,
  );
  return rows.map(({ day }) => day);
}

function wordsOf({ userId, knowing, langCode, viewer }: UserWordFilter): SQL {
  const conditions = [
    sql`user_word.user_id = ${userId} and user_word.knowing = ${knowing}`,
    langCode === undefined ? undefined : sql`user_word.lang_code = ${langCode}`,
    visibleTo(viewer),
  ];
  return sql`from user_word join word on word.id = user_word.word_id
    where ${allOf(...conditions)}`;
}

function ownOf(table: SQL, userId: string, viewer: string | undefined): SQL {
  const shown = userId === viewer ? sql`true` : sql`privacy = ${Privacy.Public}`;
  return sql`from ${table} where user_id = ${userId} and ${shown}`;
}
