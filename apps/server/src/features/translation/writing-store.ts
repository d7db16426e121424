import type { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { visibleTo, wordColumns } from '../word/visible.ts';

export interface KnownWordRow {
  id: string;
  text: string;
  langCode: string;
  mode: WordMode;
  speechPartIds: number[];
  /** Whether the viewer keeps it to themselves; what goes with it is then no concern of others. */
  isPrivate: boolean;
}

export interface OwnedTranslation {
  id: string;
  status: EntryStatus;
  isOwn: boolean;
  wordIds: string[];
}

/** The words of these ids that somebody sees. None of them vanishes before the transaction ends. */
export function findKnownWords(
  database: Database,
  ids: readonly string[],
  callerId: string,
): Promise<KnownWordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns}, word.speech_part_ids as "speechPartIds",
          word.status <> 1 and exists (
            select from word_contribution
            where word_id = word.id and user_id = ${callerId} and privacy = 2
          ) as "isPrivate"
        from word
        where word.id = any(${sql.param(ids)}::uuid[]) and ${visibleTo(callerId)}
        order by word.id for key share`,
  );
}

/** A translation of words that somebody sees. Nobody changes it before the transaction ends. */
export function lockTranslation(
  database: Database,
  id: string,
  callerId: string,
): Promise<OwnedTranslation | undefined> {
  return selectRow(
    database,
    sql`select id, status, coalesce(user_id = ${callerId}, false) as "isOwn",
          array[low_word_id, high_word_id] as "wordIds"
        from translation where id = ${id} and not exists (
          select from word where word.id in (low_word_id, high_word_id) and not ${visibleTo(callerId)}
        ) for no key update`,
  );
}

export async function changeTranslation(
  database: Database,
  id: string,
  speechPartId: number,
): Promise<void> {
  await database.execute(
    sql`update translation set speech_part_id = ${speechPartId}, reason = null where id = ${id}`,
  );
}

/** Whether another translation that says the same is approved. */
export async function hasApproved(database: Database, id: string): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select other.id from translation as one join translation as other
          using (low_word_id, high_word_id, speech_part_id)
        where one.id = ${id} and other.id <> one.id and other.status = 1`,
  );
  return row !== undefined;
}

export async function removeTranslation(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from translation where id = ${id}`);
}
