import type { WordRecord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { eachOf, fixed, unplanned } from '../database/sql.ts';
import type { Page } from '../feed/paged.ts';
import { bestImageOf } from '../image/store.ts';
import { bestTranslationsOf } from '../translation/store.ts';
import type { Reader } from './reader.ts';
import type { WordRow } from './store.ts';

/** Which words a page shows, before anything else is read of them. */
export interface ChosenWords {
  /** Of what `ids` and `total` speak. */
  with?: SQL;
  /** A statement that selects their `id`s in order. */
  ids: SQL;
  total: SQL;
}

/** The words as cards, and how many there are, in one statement. */
export const selectCards = (
  database: Database,
  chosen: ChosenWords,
  reader: Reader,
): Promise<Page<WordRecord>> => select(database, chosen, cardColumns(reader));

export const selectWords = (database: Database, chosen: ChosenWords): Promise<Page<WordRow>> =>
  select(database, chosen, wordColumns);

async function select<Row>(
  database: Database,
  { with: before = sql``, ids, total }: ChosenWords,
  columns: SQL,
): Promise<Page<Row>> {
  const page = await selectRow<Page<Row>>(
    database,
    sql`${before} select (${total}) as total, (select coalesce(json_agg(item), '[]') from (
          select ${columns}
          from (select id, row_number() over () as place from (${ids}) as chosen) as chosen
          cross join lateral (select * from word where word.id = chosen.id offset 0) as card
          order by chosen.place
        ) as item) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}

/** Words that were found already as cards, in their order. */
export async function presentCards(
  database: Database,
  words: readonly { id: string }[],
  reader: Reader,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const wanted = eachOf(words.map(({ id }) => id));
  const chosen = { ids: sql`select id from ${wanted} order by place`, total: fixed(0) };
  return (await selectCards(database, chosen, reader)).rows;
}

const wordColumns = sql`card.id, card.text, card.lang_code as "langCode", card.mode`;

function cardColumns({ viewer, tranLangCode }: Reader): SQL {
  const cardId = sql`card.id`;
  const translations =
    tranLangCode === undefined
      ? sql`'[]'::json`
      : bestTranslationsOf(cardId, { viewer, langCode: tranLangCode });
  return sql`${wordColumns}, card.example, ${knowingOf(cardId, viewer)} as knowing,
    ${bestImageOf(cardId, viewer)} as image, ${translations} as trans`;
}

function knowingOf(wordId: SQL, viewer: string | undefined): SQL {
  if (viewer === undefined) return sql`${fixed(Knowing.Unknown)}`;
  return sql`coalesce(
    (
      select knowing from user_word
      where user_id = ${unplanned(viewer, 'uuid')} and word_id = ${wordId}
    ),
    ${fixed(Knowing.Unknown)}
  )`;
}
