import type { User } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { countOf } from '../../platform/database/feed-page.ts';
import { countWordsOfUser } from '../practice/review/learner-words.ts';
import type { UserRow } from '../user/store.ts';

interface UserCounts {
  knownCount: number;
  learningCount: number;
  listCount: number;
  tableCount: number;
}

/** A learner's public profile. */
export async function presentUser(
  database: Database,
  { id, username, learn, createdAt }: UserRow,
  callerId: string | undefined,
): Promise<User> {
  const counts = await findCounts(database, id, callerId);
  const isOwn = id === callerId;
  return { id, username, learn, createdAt: createdAt.toISOString(), ...counts, isOwn };
}

/** Counts what the reader may see of a learner's words, lists and tables. */
async function findCounts(
  database: Database,
  userId: string,
  callerId: string | undefined,
): Promise<UserCounts> {
  const countWords = (knowing: Knowing) =>
    countWordsOfUser(database, { userId, knowing, callerId });
  const collections = await selectRow<Pick<UserCounts, 'listCount' | 'tableCount'>>(
    database,
    sql`select (${countOf(ownOf(sql`list`, userId, callerId))}) as "listCount",
          (${countOf(ownOf(sql`word_table`, userId, callerId))}) as "tableCount"`,
  );
  return {
    knownCount: await countWords(Knowing.Known),
    learningCount: await countWords(Knowing.Saved),
    listCount: collections?.listCount ?? 0,
    tableCount: collections?.tableCount ?? 0,
  };
}

function ownOf(table: SQL, userId: string, callerId: string | undefined): SQL {
  const shown = userId === callerId ? sql`true` : sql`privacy = ${Privacy.Public}`;
  return sql`from ${table} where user_id = ${userId} and ${shown}`;
}
