// Raw SQL: each statement writes thousands of rows.

import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { countWords } from '../../features/word/recount.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';
import type { MentionedWord } from './batch.ts';

/** The words of a batch after they were written. */
interface WrittenWords {
  added: MentionedWord[];
  /** Words that were published before. They have the ids of the database. */
  known: MentionedWord[];
}

/** Publishes words that do not exist yet, and adds parts of speech to those that do. */
export async function writeWords(
  database: Database,
  words: readonly MentionedWord[],
  licence: string,
): Promise<WrittenWords> {
  const ids = await insertWords(database, words, licence);
  const added = words.filter(({ id }) => ids.has(id));
  await countWords(database, added, 1);
  const others = words.filter(({ id }) => !ids.has(id));
  return { added, known: await completeWords(database, others) };
}

/**
 * Inserts in the order of `words`.
 *
 * @returns the ids of the words that did not exist
 */
async function insertWords(database: Database, words: readonly MentionedWord[], licence: string) {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`insert into ${word}
          (id, lang_code, text, key, search_text, speech_part_ids, grammar, mode, status, licence)
        select id, lang_code, text, key, search_text, speech_part_ids::smallint[], grammar,
          mode, ${EntryStatus.Approved}, ${licence}
        from unnest(
          ${idArray(words.map(({ id }) => id))},
          ${sql.param(words.map(({ langCode }) => langCode))}::text[],
          ${sql.param(words.map(({ text }) => text))}::text[],
          ${sql.param(words.map(({ key }) => key))}::text[],
          ${sql.param(words.map(({ searchText }) => searchText))}::text[],
          ${sql.param(words.map(formatSpeechParts))}::text[],
          ${sql.param(words.map(({ grammar }) => grammar && JSON.stringify(grammar)))}::jsonb[],
          ${sql.param(words.map(({ mode }) => mode))}::smallint[]
        ) as wanted (id, lang_code, text, key, search_text, speech_part_ids, grammar, mode)
        on conflict (lang_code, key, mode) where status = 1 do nothing returning id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** An array of arrays of different lengths is none in PostgreSQL, so each is a text. */
const formatSpeechParts = ({ speechPartIds }: MentionedWord): string =>
  `{${[...speechPartIds].sort().join()}}`;

/**
 * Gives words the ids of the published words of the same text. Those words stay published without contributions, and
 * exist until the transaction ends. The subquery makes PostgreSQL look up each word in the index: it would read the
 * whole table.
 *
 * @returns the words that are published
 */
async function completeWords(database: Database, words: readonly MentionedWord[]) {
  const rows = await selectRows<{ position: number; id: string; isComplete: boolean }>(
    database,
    sql`select wanted.position::int as position, found.id,
          found.speech_part_ids @> wanted.speech_part_ids::smallint[] and not found.is_contributed
            as "isComplete"
        from unnest(
          ${sql.param(words.map(({ langCode }) => langCode))}::text[],
          ${sql.param(words.map(({ key }) => key))}::text[],
          ${sql.param(words.map(({ mode }) => mode))}::smallint[],
          ${sql.param(words.map(formatSpeechParts))}::text[]
        ) with ordinality as wanted (lang_code, key, mode, speech_part_ids, position)
        cross join lateral (
          select * from ${word}
          where ${word.langCode} = wanted.lang_code and ${word.key} = wanted.key
            and ${word.mode} = wanted.mode and ${word.status} = 1
          limit 1 for key share
        ) as found`,
  );
  const published = rows.flatMap(({ position, ...row }) => {
    const word = words[position - 1];
    return word === undefined ? [] : [{ word, ...row }];
  });
  for (const { word, id } of published) word.id = id;
  const incomplete = published.filter(({ isComplete }) => !isComplete);
  await addSpeechParts(
    database,
    incomplete.map(({ word }) => word),
  );
  return published.map(({ word }) => word);
}

async function addSpeechParts(database: Database, words: readonly MentionedWord[]): Promise<void> {
  if (words.length === 0) return;
  await database.execute(
    sql`update ${word} set is_contributed = false, speech_part_ids = array(
          select unnest(${word.speechPartIds}) union select unnest(wanted.speech_part_ids::smallint[])
          order by 1
        )
        from unnest(
          ${idArray(words.map(({ id }) => id))},
          ${sql.param(words.map(formatSpeechParts))}::text[]
        ) as wanted (id, speech_part_ids)
        where ${word.id} = wanted.id`,
  );
}
