import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { toIdArray } from '../contribution/decide.ts';
import {
  markDuplicates,
  replaceByDuplicates,
  type SharedKind,
} from '../contribution/duplicates.ts';

// Raw SQL: bulk writes.

const { Approved, Pending } = EntryStatus;

export interface EntryMove {
  from: string;
  to: string;
  /** Moves the entries of one learner only. */
  userId?: string | undefined;
}

/** Keeps the two words of a translation in the order of their ids. */
export async function moveTranslations(
  database: Database,
  { from, to, userId }: EntryMove,
): Promise<void> {
  const otherWord = (row: SQL) =>
    sql`case when ${row}.low_word_id in (${from}, ${to}) then ${row}.high_word_id else ${row}.low_word_id end`;
  await moveShared(database, {
    kind: 'translation',
    table: translation,
    isMoved: sql`(one.low_word_id = ${from} or one.high_word_id = ${from}) and ${isByUser(userId)}`,
    isOnTarget: sql`(one.low_word_id = ${to} or one.high_word_id = ${to})`,
    isSame: sql`(other.low_word_id = ${to} or other.high_word_id = ${to})
      and ${otherWord(sql`other`)} = ${otherWord(sql`one`)}
      and other.speech_part_id = one.speech_part_id`,
    change: sql`low_word_id = least(${otherWord(sql`one`)}, ${to}::uuid),
      high_word_id = greatest(${otherWord(sql`one`)}, ${to}::uuid),
      low_lang_code = case when (${otherWord(sql`one`)} < ${to}::uuid) = (low_word_id = ${from})
        then high_lang_code else low_lang_code end,
      high_lang_code = case when (${otherWord(sql`one`)} < ${to}::uuid) = (low_word_id = ${from})
        then low_lang_code else high_lang_code end`,
  });
}

export const moveTagLinks = (database: Database, { from, to, userId }: EntryMove): Promise<void> =>
  moveShared(database, {
    kind: 'tag',
    table: tagWord,
    isMoved: sql`one.word_id = ${from} and ${isByUser(userId)}`,
    isOnTarget: sql`one.word_id = ${to}`,
    isSame: sql`other.word_id = ${to} and other.tag_id = one.tag_id`,
    change: sql`word_id = ${to}`,
  });

interface SharedMove {
  kind: SharedKind;
  table: PgTable;
  isMoved: SQL;
  isOnTarget: SQL;
  /** Whether `other`, of the second word, will equal `one`. */
  isSame: SQL;
  change: SQL;
}

/**
 * Moves rows that may have duplicates. An approved row that equals an approved row of the second word
 * becomes its duplicate. An approved row that leaves its duplicates behind is replaced by the earliest.
 */
async function moveShared(database: Database, move: SharedMove): Promise<void> {
  const { kind, table, isMoved, isOnTarget, change } = move;
  await removeRepeated(database, move);
  const moved = await selectRows<{ id: string }>(
    database,
    sql`select one.id from ${table} as one where ${isMoved}`,
  );
  if (moved.length === 0) return;
  const ids = toIdArray(moved);
  const isShown = sql`other.status = ${Approved} and other.duplicate_of is null`;
  await database.execute(
    sql`update ${table} as one set status = ${Pending}, duplicate_of = null
        where one.id = any(${ids}) and ${existsAlready(move, isShown)}`,
  );
  await database.execute(sql`update ${table} as one set ${change} where one.id = any(${ids})`);
  await database.execute(
    sql`update ${table} set duplicate_of = null
        where id = any(${ids}) and not duplicate_of = any(${ids})`,
  );
  await replaceByDuplicates(database, kind, ids);
  await markDuplicates(database, kind, isOnTarget);
}

/** Removes what an author proposed for both words. The approved row stays, or else that of the second word. */
async function removeRepeated(database: Database, move: SharedMove): Promise<void> {
  const { kind, table, isMoved, isSame } = move;
  const isByAuthor = sql`other.user_id = one.user_id`;
  await database.execute(
    sql`delete from ${table} as other using ${table} as one
        where ${isMoved} and ${isSame} and ${isByAuthor}
          and one.status = ${Approved} and other.status <> ${Approved}`,
  );
  const removed = await selectRows<{ id: string }>(
    database,
    sql`delete from ${table} as one where ${isMoved} and ${existsAlready(move, isByAuthor)}
        returning one.id`,
  );
  await replaceByDuplicates(database, kind, toIdArray(removed));
}

const existsAlready = ({ table, isSame }: SharedMove, condition: SQL): SQL =>
  sql`exists (select from ${table} as other where ${isSame} and ${condition})`;

const isByUser = (userId: string | undefined): SQL =>
  userId === undefined ? sql`true` : sql`one.user_id = ${userId}`;
