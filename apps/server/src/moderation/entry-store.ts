import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { allOf } from '../database/sql.ts';
import { isMeantForAll } from './approve-words.ts';
import type { Decision, Entry, EntryKind } from './rules.ts';

/** An entry that is about to change, with what it has been so far. */
export interface ChangingEntry {
  id: string;
  status: EntryStatus;
}

export interface Verdict {
  decision: Decision;
  reason: string | null;
}

interface EntryTable {
  table: SQL;
  authorId: SQL;
  /** Nobody but its authors is to know of what stands on a word that they keep private. */
  isOpen: SQL;
}

/** Asked of one entry after another, as a page shows few of them. */
const isOpenOn = (...wordIds: readonly SQL[]): SQL =>
  allOf(...wordIds.map((id) => sql`(select ${isMeantForAll} from word where word.id = ${id})`));

/** Several may have brought a word: its author is who first brought it for everybody. */
const authorOfWord: SQL = sql`(
  select user_id from word_author where word_author.word_id = word.id and privacy = 1
  order by created_at, user_id limit 1
)`;

export const entryTables: Record<EntryKind, EntryTable> = {
  word: { table: sql`word`, authorId: authorOfWord, isOpen: isMeantForAll },
  translation: {
    table: sql`translation`,
    authorId: sql`translation.user_id`,
    isOpen: isOpenOn(sql`translation.low_word_id`, sql`translation.high_word_id`),
  },
  image: {
    table: sql`word_image`,
    authorId: sql`word_image.user_id`,
    isOpen: isOpenOn(sql`word_image.word_id`),
  },
  tag: {
    table: sql`tag_word`,
    authorId: sql`tag_word.user_id`,
    isOpen: isOpenOn(sql`tag_word.word_id`),
  },
  suggestion: {
    table: sql`answer_suggestion`,
    authorId: sql`answer_suggestion.user_id`,
    isOpen: isOpenOn(sql`answer_suggestion.word_id`),
  },
};

/** Those that are there, by id. Whoever else decides about one of them waits until this is done. */
export function lockEntries(
  database: Database,
  kind: EntryKind,
  ids: readonly string[],
): Promise<(ChangingEntry & Entry)[]> {
  const { table, authorId, isOpen } = entryTables[kind];
  return selectRows(
    database,
    sql`select ${table}.id, ${table}.status,
          exists (select from app_user where app_user.id = ${authorId} and role = 2) as "isByAdmin"
        from ${table} where ${table}.id = any(${sql.param(ids)}::uuid[]) and ${isOpen}
        order by ${table}.id for no key update`,
  );
}

export async function keepDecision(
  database: Database,
  kind: EntryKind,
  ids: readonly string[],
  { decision, reason }: Verdict,
): Promise<void> {
  await database.execute(
    sql`update ${entryTables[kind].table} set status = ${decision}, reason = ${reason}
        where id = any(${sql.param(ids)}::uuid[])`,
  );
}
