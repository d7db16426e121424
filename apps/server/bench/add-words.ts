import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';

const langCodes = ['en', 'de', 'es', 'fr', 'ru'];

/** Made-up words of two to five syllables, each translated into the next language. */
export async function addWords(database: Database, count: number): Promise<void> {
  const perLanguage = Math.floor(count / langCodes.length);
  for (const langCode of langCodes) {
    await database.execute(sql`
      insert into word (id, lang_code, text, key, search_text, mode, status, active, speech_part_ids)
      select gen_random_uuid(), ${langCode}, made.text, made.text, made.text, 1, 1, true,
        array[case when made.number % 50 = 0 then 1 else 6 end]::smallint[]
      from (
        select number, (
          select string_agg(substr('bdfgklmnprst', 1 + floor(random() * 12)::int, 1)
            || substr('aeiou', 1 + floor(random() * 5)::int, 1), '')
          from generate_series(1, 2 + number % 4)
        ) || (number % 1000) as text
        from generate_series(1, ${perLanguage}::int) as number
      ) as made
      on conflict do nothing`);
  }
  await database.execute(sql`
    with numbered as (
      select id, lang_code, row_number() over (partition by lang_code order by id) as place,
        dense_rank() over (order by lang_code) as language
      from word where text ~ '[0-9]$'
    )
    insert into translation
      (id, low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id, status)
    select gen_random_uuid(), least(one.id, other.id), greatest(one.id, other.id),
      case when one.id < other.id then one.lang_code else other.lang_code end,
      case when one.id < other.id then other.lang_code else one.lang_code end, 6, 1
    from numbered as one
    join numbered as other on other.place = one.place and other.language = one.language + 1`);
  await database.execute(sql`
    insert into language (code, word_count) select lang_code, count(*) from word group by lang_code
    on conflict (code) do update set word_count = excluded.word_count`);
  await database.execute(sql`vacuum analyze`);
}
