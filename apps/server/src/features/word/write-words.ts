// Raw SQL: each statement writes thousands of rows.

import type { Grammar } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { word } from '../../schema/word.ts';
import { countWords } from './recount.ts';
import { separateMeanings } from './separate-meanings.ts';
import { visible } from './visible.ts';
import { insertForms } from './word-forms.ts';

/** A word to publish. */
type NewWord = Pick<
  typeof word.$inferSelect,
  'id' | 'place' | 'langCode' | 'text' | 'key' | 'searchText' | 'mode'
> & {
  speechPartIds: Iterable<number>;
  grammar?: Grammar | null | undefined;
  homograph?: number;
};

/**
 * Publishes words that are not published yet.
 *
 * @returns those that were not, and the ids of those that existed, hidden
 */
export async function insertWords<Inserted extends NewWord>(
  database: Database,
  words: readonly Inserted[],
  licence: string | null,
): Promise<{ added: Inserted[]; formerlyHidden: string[] }> {
  const numbered = words.filter(({ homograph = 1 }) => homograph > 1).map(({ id }) => id);
  await separateMeanings(database, numbered);
  const columns = sql`text, search_text, speech_part_ids, grammar, licence, published, active, is_contributed`;
  const rows = await selectRows<{ id: string; wasHidden: boolean }>(
    database,
    sql`insert into ${word} (id, place, lang_code, key, mode, homograph, ${columns})
        select id, place, lang_code, key, mode, homograph, text, search_text, speech_part_ids::smallint[], grammar,
          ${licence}::text, true, true, false
        from unnest(
          ${idArray(words.map(({ id }) => id))},
          ${idArray(words.map(({ place }) => place))},
          ${sql.param(words.map(({ langCode }) => langCode))}::text[],
          ${sql.param(words.map(({ text }) => text))}::text[],
          ${sql.param(words.map(({ key }) => key))}::text[],
          ${sql.param(words.map(({ searchText }) => searchText))}::text[],
          ${sql.param(words.map(formatSpeechParts))}::text[],
          ${sql.param(words.map(({ grammar }) => grammar && JSON.stringify(grammar)))}::jsonb[],
          ${sql.param(words.map(({ mode }) => mode))}::smallint[],
          ${sql.param(words.map(({ homograph = 1 }) => homograph))}::smallint[]
        ) as wanted (id, place, lang_code, text, key, search_text, speech_part_ids, grammar, mode, homograph)
        on conflict (id) do update set (${columns}) = (
          excluded.text, excluded.search_text, excluded.speech_part_ids, excluded.grammar,
          excluded.licence, true, true, false
        )
        where not ${visible}
        returning id, xmax <> 0 as "wasHidden"`,
  );
  const hidden = new Map(rows.map(({ id, wasHidden }) => [id, wasHidden]));
  const added = words.filter(({ id }) => hidden.has(id));
  await insertForms(database, added);
  await countWords(database, added, 1);
  const formerlyHidden = rows.flatMap(({ id, wasHidden }) => (wasHidden ? [id] : []));
  return { added, formerlyHidden };
}

/** An array of arrays of different lengths is none in PostgreSQL, so each is a text. */
const formatSpeechParts = ({ speechPartIds }: NewWord): string =>
  `{${[...speechPartIds].sort().join()}}`;

/**
 * Adds parts of speech to published words. Those words stay published without contributions, and exist until the
 * transaction ends. The subquery makes PostgreSQL look up each word in the index: it would read the whole table.
 *
 * @returns the words that are published
 */
export async function completeWords<Completed extends NewWord>(
  database: Database,
  words: readonly Completed[],
): Promise<Completed[]> {
  const rows = await selectRows<{ position: number; isComplete: boolean }>(
    database,
    sql`select wanted.position::int as position,
          found.speech_part_ids @> wanted.speech_part_ids::smallint[] and not found.is_contributed
            as "isComplete"
        from unnest(
          ${idArray(words.map(({ id }) => id))}, ${sql.param(words.map(formatSpeechParts))}::text[]
        ) with ordinality as wanted (id, speech_part_ids, position)
        cross join lateral (
          select * from ${word} where ${word.id} = wanted.id and ${visible} limit 1 for key share
        ) as found`,
  );
  const published = rows.flatMap(({ position, isComplete }) => {
    const word = words[position - 1];
    return word === undefined ? [] : [{ word, isComplete }];
  });
  await addSpeechParts(
    database,
    published.flatMap(({ word, isComplete }) => (isComplete ? [] : word)),
  );
  return published.map((one) => one.word);
}

async function addSpeechParts(database: Database, words: readonly NewWord[]) {
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
