// Raw SQL: a window function takes words from each list in turn.

import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';

/** The ids of other words of the same themes, from each theme in turn. Themes are the lists of the starter content. */
export async function findWordsOfSameThemes(
  database: Database,
  wordIds: readonly string[],
  max: number,
): Promise<string[]> {
  const given = sql.param(wordIds);
  const rows = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id
        from (
          select other.word_id, row_number() over (partition by other.list_id order by other.position) as place
          from list_word as other
          where other.list_id in (
            select list_word.list_id from list_word
            join list on list.id = list_word.list_id and list.user_id is null
            where list_word.word_id = any(${given}::uuid[])
          )
        ) as other
        where word_id <> all(${given}::uuid[])
        group by word_id
        order by min(place), word_id
        limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
