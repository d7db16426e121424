// Raw SQL: Drizzle has no statements for the settings of an index.

import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';

/**
 * Runs `work`, which adds many words. Meanwhile the index of trigrams collects new words in a list, and `mergeNewWords`
 * merges many at once: adding them to the index one by one takes most of the time of an import.
 */
export async function collectNewWords<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await database.execute(sql`alter index word_by_trigram set (fastupdate = on)`);
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
        where oid = 'word_by_trigram'::regclass and reloptions @> '{fastupdate=on}'`,
  );
  if (collecting !== undefined) await stopCollecting(database);
}

async function stopCollecting(database: Database): Promise<void> {
  await database.execute(sql`alter index word_by_trigram set (fastupdate = off)`);
  await mergeNewWords(database);
}

/** Lets a transaction collect any number of words. */
export async function allowCollecting(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local gin_pending_list_limit = '1GB'`);
}

/** Searches read the list of new words, so it must not grow long. */
export async function mergeNewWords(database: Database): Promise<void> {
  await database.execute(
    sql`select gin_clean_pending_list('word_by_trigram'), gin_clean_pending_list('word_by_speech_part')`,
  );
}
