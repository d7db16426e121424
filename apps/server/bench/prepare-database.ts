import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { readConfiguration } from '../src/platform/configuration/configuration.ts';
import { type Database, selectRow } from '../src/platform/database/database.ts';
import { openConnection } from '../src/platform/database/open-connection.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { openImageStorage } from '../src/platform/storage/open-image-storage.ts';
import { createServices } from '../src/services.ts';
import { buildList } from '../test/factory.ts';
import { addWords } from './add-words.ts';
import { type Load, loadsWith } from './load.ts';
import { measureStatements } from './measure-statements.ts';
import type { Measured } from './measured.ts';
import { statementsOf } from './statements-of.ts';

interface Prepared {
  loads: Load[];
  /** Measures the statements of a load, without a server. */
  measureAlone(load: Load, crowd: { connections: number; seconds: number }): Promise<Measured>;
  close(): Promise<void>;
}

const wordsInList = 10_000;

/** Adds words to a database that a server has already migrated and filled. */
export async function prepareDatabase(
  variables: Record<string, string>,
  moreWords: number,
): Promise<Prepared> {
  const configuration = readConfiguration(variables);
  const log = pino({ level: 'error' });
  const connection = await openConnection(configuration, { log, patienceMilliseconds: 1_000 });
  const { database } = connection;
  let listId = '';
  await connection.prepare(async (unlimited) => {
    await addWords(unlimited, moreWords);
    listId = await addList(unlimited);
    await unlimited.execute(sql`vacuum analyze list, list_word`);
  });
  const imageStorage = await openImageStorage(configuration.imageStore);
  const jobs = new JobQueue(connection.queueDatabase, { log, runsJobs: false });
  const foundation = { log, imageStorage, jobs, tokenSecret: 'unused' };
  const apiOn = (logged: Database) =>
    createApp(createServices(configuration, { ...foundation, database: logged }));
  return {
    loads: loadsWith(listId),
    measureAlone: async (load, crowd) =>
      measureStatements(database, await statementsOf(load, { apiOn, database }), crowd),
    close: connection.close,
  };
}

async function addList(database: Database): Promise<string> {
  const { id } = await buildList(database, [], { langCode: 'de' });
  const added = await selectRow<{ count: number }>(
    database,
    sql`with added as (
          insert into list_word (list_id, word_id, position)
          select ${id}, id, row_number() over (order by id) from word
          where lang_code = 'de' limit ${wordsInList}
          returning 1
        )
        update list set word_count = (select count(*) from added)::int where id = ${id}
        returning word_count as count`,
  );
  if (added?.count === 0) throw new Error('The list is empty');
  return id;
}
