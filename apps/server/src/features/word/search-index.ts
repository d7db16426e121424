// Raw SQL: Drizzle has no statements for the settings of an index.

import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { trigramIndexes } from '../../schema/word.ts';

const indexNames = Object.keys(trigramIndexes);

/**
 * Runs `work`, which adds many words. Meanwhile the indexes of trigrams collect new words in lists, and `mergeNewWords`
 * merges many at once: adding them to the indexes one by one takes most of the time of an import.
 */
export async function collectNewWords<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await collectInIndexes(database, 'on');
  try {
    return await work();
  } finally {
    await stopCollecting(database);
  }
}

/** Ends the collecting of an import that was killed. */
export async function restoreSearchIndex(database: Database): Promise<void> {
  const collecting = await selectRow<{ name: string }>(
    database,
    sql`select relname as name from pg_class
        where relname = any(${sql.param(indexNames)}) and reloptions @> '{fastupdate=on}' limit 1`,
  );
  if (collecting !== undefined) await stopCollecting(database);
}

async function stopCollecting(database: Database): Promise<void> {
  await collectInIndexes(database, 'off');
  await mergeNewWords(database);
}

async function collectInIndexes(database: Database, value: 'on' | 'off'): Promise<void> {
  for (const name of indexNames)
    await database.execute(
      sql`alter index ${sql.identifier(name)} set (fastupdate = ${sql.raw(value)})`,
    );
}

/** Lets a transaction collect any number of words. */
export async function allowCollecting(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local gin_pending_list_limit = '1GB'`);
}

/** Searches read the list of new words, so it must not grow long. */
export async function mergeNewWords(database: Database): Promise<void> {
  await database.execute(
    sql`select gin_clean_pending_list(name::regclass)
        from unnest(${sql.param([...indexNames, 'word_by_speech_part'])}::text[]) as name`,
  );
}
