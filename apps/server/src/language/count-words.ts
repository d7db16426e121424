import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Keeps count of words that became public, or are public no longer, by the language of each. */
export async function countWords(
  database: Database,
  langCodes: readonly string[],
  change: 1 | -1,
): Promise<void> {
  if (langCodes.length === 0) return;
  await database.execute(
    sql`insert into language (code, word_count)
        select code, count(*)::int * ${change}::int
        from unnest(${sql.param(langCodes)}::text[]) as code group by code order by code
        on conflict (code) do update set word_count = language.word_count + excluded.word_count`,
  );
}
