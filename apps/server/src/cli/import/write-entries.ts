// Raw SQL: each statement writes thousands of rows.

import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { markDuplicates, sameAs } from '../../features/contribution/duplicates.ts';
import { language } from '../../features/language/schema.ts';
import { speechPartIdOf } from '../../features/starter-content/plan-words.ts';
import { mergeNamesakes } from '../../features/word/publish-words.ts';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import type { Entry } from './entry.ts';

export interface Written {
  words: number;
  translations: number;
}

export interface Direction {
  from: string;
  to: string;
  licence: string;
}

interface NewWord {
  id: string;
  lang_code: string;
  text: string;
  key: string;
  search_text: string;
  mode: WordMode;
  speech_part_ids: number[];
}

/** Writes entries with a constant number of statements. Existing rows do not change. */
export async function writeEntries(
  database: Database,
  entries: readonly Entry[],
  direction: Direction,
): Promise<Written> {
  const wanted = wordsOf(entries, direction);
  const words = await insertWords(database, wanted, direction.licence);
  await addSpeechParts(database, wanted);
  const translations = await insertTranslations(database, entries, direction);
  return { words, translations };
}

function wordsOf(entries: readonly Entry[], { from, to }: Direction): NewWord[] {
  const words = new Map<string, NewWord>();
  const add = (langCode: string, text: string, speechPartIds: number[]) => {
    const name = `${langCode} ${wordKey(text)}`;
    const word = words.get(name) ?? newWord(langCode, text);
    word.speech_part_ids = [...new Set([...word.speech_part_ids, ...speechPartIds])];
    words.set(name, word);
  };
  for (const { text, translations, speechPart } of entries) {
    const ids = speechPart === undefined ? [] : [speechPartIdOf(speechPart)];
    add(from, text, ids);
    for (const translation of translations) add(to, translation, ids);
  }
  return [...words.values()];
}

const newWord = (langCode: string, text: string): NewWord => ({
  id: newId(),
  lang_code: langCode,
  text,
  key: wordKey(text),
  search_text: foldForSearch(text),
  mode: WordMode.Word,
  speech_part_ids: [],
});

/** Inserts in the order of keys, so that concurrent imports do not deadlock. */
async function insertWords(
  database: Database,
  words: readonly NewWord[],
  licence: string,
): Promise<number> {
  const counts = await selectRows<{ code: string; count: number; ids: string[] }>(
    database,
    sql`with added as (
          insert into word
            (id, lang_code, text, key, search_text, mode, speech_part_ids, status, licence)
          select id, lang_code, text, key, search_text, mode, speech_part_ids,
            ${EntryStatus.Approved}, ${licence}
          from jsonb_populate_recordset(null::word, ${JSON.stringify(words)}::jsonb)
          order by lang_code, key
          on conflict do nothing returning id, lang_code
        )
        select lang_code as code, count(*)::int as count, array_agg(id) as ids
        from added group by lang_code order by lang_code`,
  );
  for (const { code, count } of counts) {
    await database
      .insert(language)
      .values({ code, wordCount: count })
      .onConflictDoUpdate({
        target: language.code,
        set: { wordCount: sql`${language.wordCount} + ${count}` },
      });
  }
  await mergeNamesakes(
    database,
    counts.flatMap(({ ids }) => ids),
  );
  await markImported(database, words);
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Imported words stay published without contributions. */
async function markImported(database: Database, words: readonly NewWord[]): Promise<void> {
  await database.execute(
    sql`update word set is_contributed = false
        from jsonb_populate_recordset(null::word, ${JSON.stringify(words)}::jsonb) as wanted
        where word.lang_code = wanted.lang_code and word.key = wanted.key
          and word.mode = wanted.mode and word.status = 1 and word.is_contributed`,
  );
}

/** Adds parts of speech to existing words. */
async function addSpeechParts(database: Database, words: readonly NewWord[]): Promise<void> {
  await database.execute(
    sql`update word set speech_part_ids = word.speech_part_ids || (
          select array_agg(id) from unnest(wanted.speech_part_ids) as id
          where id <> all (word.speech_part_ids)
        )
        from jsonb_populate_recordset(null::word, ${JSON.stringify(words)}::jsonb) as wanted
        where word.lang_code = wanted.lang_code and word.key = wanted.key
          and word.mode = wanted.mode and word.status = 1
          and not word.speech_part_ids @> wanted.speech_part_ids`,
  );
}

async function insertTranslations(
  database: Database,
  entries: readonly Entry[],
  { from, to, licence }: Direction,
): Promise<number> {
  const pairs = entries.flatMap(({ text, translations, speechPart = 'other' }) =>
    translations.map((translation) => ({
      id: newId(),
      one: wordKey(text),
      other: wordKey(translation),
      speech_part_id: speechPartIdOf(speechPart),
    })),
  );
  const row = await selectRow<{ count: number; ids: string[] }>(
    database,
    sql`with added as (
          insert into translation (id, low_word_id, high_word_id, low_lang_code, high_lang_code,
            speech_part_id, status, licence)
          select pair.id, least(one.id, other.id), greatest(one.id, other.id),
            case when one.id < other.id then one.lang_code else other.lang_code end,
            case when one.id < other.id then other.lang_code else one.lang_code end,
            pair.speech_part_id, ${EntryStatus.Approved}, ${licence}
          from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
            as pair (id uuid, one text, other text, speech_part_id smallint)
          join word as one on one.lang_code = ${from} and one.key = pair.one and one.mode = 1
            and one.status = 1
          join word as other on other.lang_code = ${to} and other.key = pair.other
            and other.mode = 1 and other.status = 1
          order by 2, 3, 6
          on conflict do nothing returning id
        )
        select count(*)::int as count, coalesce(array_agg(id), '{}') as ids from added`,
  );
  if (row === undefined) return 0;
  await markDuplicates(
    database,
    'translation',
    sameAs('translation', sql`${sql.param(row.ids)}::uuid[]`),
  );
  return row.count;
}
