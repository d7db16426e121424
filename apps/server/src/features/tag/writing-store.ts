import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { visibleTo } from '../word/visible.ts';
import type { PutTag } from './rules.ts';
import { tagShownTo } from './store.ts';

/** Those of the tags that the viewer sees, none of which vanishes before the transaction ends. */
export async function findTagIds(
  database: Database,
  ids: readonly string[],
  callerId: string,
): Promise<string[]> {
  const tags = await selectRows<{ id: string }>(
    database,
    sql`select id from tag where id = any(${sql.param(ids)}::uuid[]) and ${tagShownTo(callerId)}
        order by id for key share`,
  );
  return tags.map(({ id }) => id);
}

/** Whether somebody sees the word, which does not vanish before the transaction ends. */
export async function seesWord(
  database: Database,
  wordId: string,
  callerId: string,
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select from word where id = ${wordId} and ${visibleTo(callerId)} for key share`,
  );
  return row !== undefined;
}

/** What the viewer sees on the word stays, but their own rejected proposal is made again. */
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
        join word on word.id = ${wordId}
        where not exists (
          select from tag_word where tag_word.word_id = word.id and tag_word.tag_id = named.tag_id
            and tag_word.status = 1 and tag_word.duplicate_of is null
        )
        order by named.tag_id
        on conflict (user_id, word_id, tag_id) do update
        set status = 3, reason = null, created_at = excluded.created_at
        where tag_word.status = 2`,
  );
}

export interface PutTagRow extends PutTag {
  id: string;
}

/**
 * The links of these tags that the viewer sees on a word or has made, duplicates too. Nobody changes
 * them before the transaction ends.
 */
export function lockPutTags(
  database: Database,
  { wordId, tagIds }: { wordId: string; tagIds: readonly string[] },
  callerId: string,
): Promise<PutTagRow[]> {
  return selectRows(
    database,
    sql`select id, tag_id as "tagId", user_id as "userId", status from tag_word
        where word_id = ${wordId} and tag_id = any(${sql.param(tagIds)}::uuid[])
          and ((status = 1 and duplicate_of is null) or user_id = ${callerId})
        order by id for update`,
  );
}

export async function takeOff(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(sql`delete from tag_word where id = any(${sql.param(ids)}::uuid[])`);
}
