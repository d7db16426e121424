// Raw SQL: a window function takes words from each list in turn.

import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';

/** The ids of other words in the themes of these words, from each theme in turn. Themes are the lists of the starter content. */
export async function findThemeMates(
  database: Database,
  wordIds: readonly string[],
  max: number,
): Promise<string[]> {
  const wanted = sql.param(wordIds);
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id
        from (
          select mate.word_id, row_number() over (partition by mate.list_id order by mate.position) as place
          from list_word as mate
          where mate.list_id in (
            select own.list_id from list_word as own
            join list on list.id = own.list_id and list.user_id is null
            where own.word_id = any(${wanted}::uuid[])
          )
        ) as mate
        where word_id <> all(${wanted}::uuid[])
        group by word_id
        order by min(place), word_id
        limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
