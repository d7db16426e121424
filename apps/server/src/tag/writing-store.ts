import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { visibleTo } from '../word/visible.ts';
import type { PutTag } from './rules.ts';
import type { TagRow } from './store.ts';

/** Nothing, if there is a tag of this code. */
export function addTag(database: Database, code: string): Promise<TagRow | undefined> {
  return selectRow(
    database,
    sql`insert into tag (id, code, word_count) values (${newId()}, ${code}, 0)
        on conflict do nothing returning id, code, word_count as "wordCount"`,
  );
}

/** Those of the tags that are there, none of which vanishes before the transaction ends. */
export async function findTagIds(database: Database, ids: readonly string[]): Promise<string[]> {
  const tags = await selectRows<{ id: string }>(
    database,
    sql`select id from tag where id = any(${sql.param(ids)}::uuid[]) order by id for key share`,
  );
  return tags.map(({ id }) => id);
}

/** Whether somebody sees the word, which does not vanish before the transaction ends. */
export async function seesWord(
  database: Database,
  wordId: string,
  viewer: string,
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select from word where id = ${wordId} and ${visibleTo(viewer)} for key share`,
  );
  return row !== undefined;
}

/** What is on the word already stays, but what was rejected is proposed anew. */
export async function putTags(
  database: Database,
  { wordId, tagIds }: { wordId: string; tagIds: readonly string[] },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const rows = tagIds.map((tagId) => ({ id: newId(), tag_id: tagId }));
  await database.execute(
    sql`insert into tag_word (id, tag_id, word_id, lang_code, status, user_id, created_at)
        select named.id, named.tag_id, word.id, word.lang_code, 3,
          ${userId}::uuid, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (id uuid, tag_id uuid)
        join word on word.id = ${wordId} order by named.tag_id
        on conflict (word_id, tag_id) do update
        set status = 3, reason = null, user_id = excluded.user_id, created_at = excluded.created_at
        where tag_word.status = 2`,
  );
}

export interface PutTagRow extends PutTag {
  id: string;
  tagId: string;
  status: EntryStatus;
}

/** The tags that are on a word, of those named. Nobody changes them before the transaction ends. */
export function lockPutTags(
  database: Database,
  { wordId, tagIds }: { wordId: string; tagIds: readonly string[] },
): Promise<PutTagRow[]> {
  return selectRows(
    database,
    sql`select id, tag_id as "tagId", user_id as "userId", status from tag_word
        where word_id = ${wordId} and tag_id = any(${sql.param(tagIds)}::uuid[])
        order by id for update`,
  );
}

export async function takeOff(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(sql`delete from tag_word where id = any(${sql.param(ids)}::uuid[])`);
}
