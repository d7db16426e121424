// Raw SQL: each statement writes thousands of rows.

import type { Grammar } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';
import { countWords } from './recount.ts';
import { insertForms } from './word-forms.ts';

/** A word to publish. */
type NewWord = Pick<
  typeof word.$inferSelect,
  'id' | 'langCode' | 'text' | 'key' | 'searchText' | 'mode'
> & {
  speechPartIds: Iterable<number>;
  grammar?: Grammar | null | undefined;
};

/** Publishes words that do not exist yet. @returns those that did not exist */
export async function insertWords<Inserted extends NewWord>(
  database: Database,
  words: readonly Inserted[],
  licence: string | null,
): Promise<Inserted[]> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`insert into ${word}
          (id, lang_code, text, key, search_text, speech_part_ids, grammar, mode, status, licence)
        select id, lang_code, text, key, search_text, speech_part_ids::smallint[], grammar,
          mode, ${EntryStatus.Approved}, ${licence}::text
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
  const ids = new Set(rows.map(({ id }) => id));
  const inserted = words.filter(({ id }) => ids.has(id));
  await insertForms(database, inserted);
  await countWords(database, inserted, 1);
  return inserted;
}

/** An array of arrays of different lengths is none in PostgreSQL, so each is a text. */
const formatSpeechParts = ({ speechPartIds }: NewWord): string =>
  `{${[...speechPartIds].sort().join()}}`;

/**
 * Finds the published words of the same text, and adds parts of speech to them. Those words stay published without
 * contributions, and exist until the transaction ends. The subquery makes PostgreSQL look up each word in the index: it
 * would read the whole table.
 *
 * @returns the words that are published, with their ids in the database
 */
export async function completeWords<Completed extends NewWord>(
  database: Database,
  words: readonly Completed[],
): Promise<{ word: Completed; id: string }[]> {
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
  await addSpeechParts(
    database,
    published.filter(({ isComplete }) => !isComplete),
  );
  return published;
}

async function addSpeechParts(database: Database, words: readonly { id: string; word: NewWord }[]) {
  if (words.length === 0) return;
  await database.execute(
    sql`update ${word} set is_contributed = false, speech_part_ids = array(
          select unnest(${word.speechPartIds}) union select unnest(wanted.speech_part_ids::smallint[])
          order by 1
        )
        from unnest(
          ${idArray(words.map(({ id }) => id))},
          ${sql.param(words.map(({ word }) => formatSpeechParts(word)))}::text[]
        ) as wanted (id, speech_part_ids)
        where ${word.id} = wanted.id`,
  );
}
