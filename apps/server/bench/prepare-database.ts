import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type Database, selectRow } from '../src/platform/database/database.ts';
import { openConnection } from '../src/platform/database/open-connection.ts';
import { buildList } from '../test/factory.ts';
import { addWords } from './add-words.ts';

const wordsInList = 10_000;

/** Adds words to the database of a server, and returns the id of a list of many words. */
export async function addBenchContent(databaseUrl: string, addedWords: number): Promise<string> {
  const log = pino({ level: 'error' });
  const setting = { databaseUrl, dataDirectory: '' };
  const connection = await openConnection(setting, { log, timeoutMilliseconds: 1_000 });
  let listId = '';
  await connection.prepare(async (unlimited) => {
    await addWords(unlimited, addedWords);
    listId = await addList(unlimited);
    await unlimited.execute(sql`vacuum analyze list, list_word`);
  });
  await connection.close();
  return listId;
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
  if (added?.count === 0) throw new Error('The list has no words');
  return id;
}
