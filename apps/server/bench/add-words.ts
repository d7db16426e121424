import { WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { sql } from 'drizzle-orm';
import { insertWords } from '../src/features/word/write-words.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createIds, withoutIndexes } from '../src/platform/database/insert-rows.ts';
import { translation } from '../src/schema/translation.ts';
import { language, word } from '../src/schema/word.ts';

const langCodes = ['en', 'de', 'es', 'fr', 'ru'];

/**
 * Adds random words of two to five syllables, each with three forms and a translation into the next language. As after an import, words
 * that are adjacent in a feed are adjacent on the disk.
 */
export async function addWords(database: Database, count: number): Promise<void> {
  await withoutIndexes(database, ['word', 'word_form', 'translation'], async () => {
    await insertRandomWords(database, Math.floor(count / langCodes.length));
    await insertTranslations(database);
  });
  await database.execute(sql`
    insert into ${language} (code, word_count) select lang_code, count(*) from ${word} where mode <> 2 group by lang_code
    on conflict (code) do update set word_count = excluded.word_count`);
  await database.execute(sql`vacuum analyze`);
}

async function insertRandomWords(database: Database, perLanguage: number): Promise<void> {
  const newId = createIds(Date.now());
  const batchLength = 20_000;
  for (const langCode of langCodes) {
    const texts = Array.from({ length: perLanguage }, (_, number) => buildText(number + 1));
    const words = [...new Set(texts)].map((text, number) => ({
      id: computeWordId({ langCode, text }),
      place: newId(),
      langCode,
      text,
      key: text,
      searchText: text,
      mode: WordMode.Word,
      speechPartIds: [number % 50 === 0 ? 1 : 6],
      grammar: {
        plural: `${text}en`,
        forms: [{ name: 'genitive', text: `${text}s` }],
        reading: `ne${text}`,
      },
    }));
    for (let start = 0; start < words.length; start += batchLength) {
      await insertWords(database, words.slice(start, start + batchLength), null);
    }
  }
}

async function insertTranslations(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${translation}
      (id, low_word_id, high_word_id, low_lang_code, high_lang_code, speech_part_id, status)
    with numbered as (
      select id, lang_code, row_number() over (partition by lang_code order by place) as number,
        dense_rank() over (order by lang_code) as language
      from ${word} where text ~ '[0-9]$'
    )
    select ${ascendingId(sql`one.number`)}, least(one.id, other.id), greatest(one.id, other.id),
      case when one.id < other.id then one.lang_code else other.lang_code end,
      case when one.id < other.id then other.lang_code else one.lang_code end, 6, 1
    from numbered as one
    join numbered as other on other.number = one.number and other.language = one.language + 1
    order by one.number`);
}

function buildText(number: number): string {
  const pick = (letters: string) => letters.charAt(Math.floor(Math.random() * letters.length));
  const syllables = Array.from(
    { length: 2 + (number % 4) },
    () => pick('bdfgklmnprst') + pick('aeiou'),
  );
  return `${syllables.join('')}${number % 1_000}`;
}

/** Like UUIDs of version 7, which begin with the time. */
const ascendingId = (number: unknown) =>
  sql`(lpad(to_hex(1700000000000 + ${number}), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;
