// Raw SQL: a window function takes words from each list in turn.

import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { list, listWord } from '../../schema/collection.ts';

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
          from ${listWord} as other
          where other.list_id in (
            select ${listWord.listId} from ${listWord}
            join ${list} on ${list.id} = ${listWord.listId} and ${list.userId} is null
            where ${listWord.wordId} = any(${given}::uuid[])
          )
        ) as other
        where word_id <> all(${given}::uuid[])
        group by word_id
        order by min(place), word_id
        limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
