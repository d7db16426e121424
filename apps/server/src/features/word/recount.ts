import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { visible } from './visible.ts';

/** Keeps count of words that became public, or are public no longer, by the language of each. */
export async function countWords(
  database: Database,
  langCodes: readonly string[],
  change: 1 | -1,
): Promise<void> {
  if (langCodes.length === 0) return;
  await database.execute(
    sql`insert into language (code, word_count)
        select code, count(*)::int * ${change}::int
        from unnest(${sql.param(langCodes)}::text[]) as code group by code order by code
        on conflict (code) do update set word_count = language.word_count + excluded.word_count`,
  );
}

/** Counts the published words that each tag is approved on, after links or words have changed. */
export async function recountTags(database: Database, tagIds: SQL): Promise<void> {
  const locked = await selectRows<{ id: string }>(
    database,
    sql`select id from tag where id in (${tagIds}) order by id for no key update`,
  );
  if (locked.length === 0) return;
  await database.execute(
    sql`update tag set word_count = (
          select count(*) from tag_word join word on word.id = tag_word.word_id
          where tag_word.tag_id = tag.id and tag_word.status = 1 and tag_word.duplicate_of is null
            and ${visible}
        )
        where id = any(${sql.param(locked.map(({ id }) => id))}::uuid[])`,
  );
}

/** The tags of these words. */
export const tagsOf = (wordIds: SQL): SQL =>
  sql`select tag_id from tag_word where word_id = any(${wordIds})`;
