import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type Database, selectRow } from '../src/platform/database/database.ts';
import { openConnection } from '../src/platform/database/open-connection.ts';
import { list, listWord } from '../src/schema/collection.ts';
import { rateWindow } from '../src/schema/limits.ts';
import { word } from '../src/schema/word.ts';
import { buildList } from '../test/factory.ts';
import { addDecisions } from './add-decisions.ts';
import { addLearners, type BenchLearners } from './add-learners.ts';
import { addWords } from './add-words.ts';
import type { Load } from './measure-requests.ts';

const wordsInList = 10_000;

export interface BenchContent {
  /** A list of many words. */
  listId: string;
  learners: BenchLearners;
  /** What an admin decides, each once. */
  decisions: Load[];
}

/** Adds words and learners to the database of a server. */
export function addBenchContent(databaseUrl: string, addedWords: number): Promise<BenchContent> {
  return withDatabase(databaseUrl, async (database) => {
    await addWords(database, addedWords);
    const listId = await addList(database);
    await database.execute(sql`vacuum analyze ${list}, ${listWord}`);
    const learners = await addLearners(database);
    return { listId, learners, decisions: await addDecisions(database, learners) };
  });
}

/** Forgets how many requests each account and address has sent. */
export const clearLimits = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (database) => {
    await database.execute(sql`delete from ${rateWindow}`);
  });

export async function withDatabase<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const log = pino({ level: 'error' });
  const setting = { databaseUrl, dataDirectory: '' };
  const connection = await openConnection(setting, { log, timeoutMilliseconds: 1_000 });
  const results: Result[] = [];
  await connection.prepare(async (unlimited) => {
    results.push(await work(unlimited));
  });
  await connection.close();
  const [result] = results;
  return result as Result;
}

async function addList(database: Database): Promise<string> {
  const { id } = await buildList(database, [], { langCode: 'de' });
  const added = await selectRow<{ count: number }>(
    database,
    sql`with added as (
          insert into ${listWord} (list_id, word_id, position)
          select ${id}, id, row_number() over (order by id) from ${word}
          where lang_code = 'de' limit ${wordsInList}
          returning 1
        )
        update ${list} set word_count = (select count(*) from added)::int where id = ${id}
        returning word_count as count`,
  );
  if (added?.count === 0) throw new Error('The list has no words');
  return id;
}
