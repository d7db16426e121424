import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/feed-page.ts';
import type { WordRow } from './store.ts';

/** The columns of a word in {@link selectChosen}. */
export const chosenColumns = sql`card.id, card.text, card.lang_code as "langCode", card.mode`;

/** Which words a page shows, before anything else is read of them. */
export interface ChosenWords {
  /** Of what `ids` and `total` speak. */
  with?: SQL;
  /** A statement that selects their `id`s in order. */
  ids: SQL;
  total: SQL;
}

export const selectWords = (database: Database, chosen: ChosenWords): Promise<Page<WordRow>> =>
  selectChosen(database, chosen, chosenColumns);

/** Selects columns of `word as card`, and the total, in one statement. */
export async function selectChosen<Row>(
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
