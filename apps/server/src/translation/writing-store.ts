import type { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
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
}

/** The words of these ids that somebody sees. None of them vanishes before the transaction ends. */
export function findKnownWords(
  database: Database,
  ids: readonly string[],
  viewer: string,
): Promise<KnownWordRow[]> {
  return selectRows(
    database,
    sql`select ${wordColumns}, word.speech_part_ids as "speechPartIds",
          word.status <> 1 and exists (
            select from word_author
            where word_id = word.id and user_id = ${viewer} and privacy = 2
          ) as "isPrivate"
        from word
        where word.id = any(${sql.param(ids)}::uuid[]) and ${visibleTo(viewer)}
        order by word.id for key share`,
  );
}

/** A translation of words that somebody sees. Nobody changes it before the transaction ends. */
export function lockTranslation(
  database: Database,
  id: string,
  viewer: string,
): Promise<OwnedTranslation | undefined> {
  return selectRow(
    database,
    sql`select id, status, coalesce(user_id = ${viewer}, false) as "isOwn"
        from translation where id = ${id} and not exists (
          select from word where word.id in (low_word_id, high_word_id) and not ${visibleTo(viewer)}
        ) for no key update`,
  );
}

export async function changeTranslation(
  database: Database,
  id: string,
  { speechPartId, status }: { speechPartId: number; status: EntryStatus },
): Promise<void> {
  await database.execute(
    sql`update translation set speech_part_id = ${speechPartId}, status = ${status}, reason = null
        where id = ${id}`,
  );
}

export async function removeTranslation(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from translation where id = ${id}`);
}
