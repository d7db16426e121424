// Raw SQL: fills the tables with few statements.

import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildUser, buildWords } from '../../../test/factory.ts';
import { buildDatabaseUrl } from '../../../test/postgres-database.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { findOwnWords } from './own-words.ts';

const app = useApp({ connect: openOwnConnection });
const wordCount = 10_000;
const day = '2026-03-01';

let client: pg.Client;
let userId: string;

beforeAll(async () => {
  await app.connection.prepare(fillTables);
  client = await openClient();
});

afterAll(() => client.end());

const own = () => ({ userId, langCode: 'eo', day });

describe('of ten learners with 10,000 words each, the words of one', () => {
  it.each([
    ['that are due', (database: Database) => findOwnWords(database, own(), 'due', 1_000)],
    ['that are weak', (database: Database) => findOwnWords(database, own(), 'weak', 1_000)],
    ['that are new', (database: Database) => findOwnWords(database, own(), 'new', 1_000)],
    ['that are missed', (database: Database) => findOwnWords(database, own(), 'missed', 1_000)],
    ['to learn', (database: Database) => findOwnWords(database, own(), 'saved', 1_000)],
  ])('%s are found with an index', async (_, work) => {
    const plan = await explain(work);
    expect(plan).toMatch(/Index.* user_word/);
    expect(plan).not.toMatch(/Seq Scan on user_word/);
  });
});

async function fillTables(database: Database): Promise<void> {
  await buildWords(database, wordCount);
  // All of them are in the same partition.
  const ids = await selectRows<{ id: string }>(
    database,
    sql`select id from (select gen_random_uuid() as id from generate_series(1, 1000)) as random
        where satisfies_hash_partition(${getTableName(userWord)}::regclass, 16, 0, id) limit 10`,
  );
  for (const { id } of ids) {
    await buildUser(database, { id });
    await learnAllWords(database, id);
  }
  userId = ids[0]?.id ?? '';
  await database.execute(sql`vacuum analyze ${userWord}`);
}

/** A quarter of the words is new, a quarter is missed and weak, and the others are due on 50 days. */
const learnAllWords = (database: Database, learnerId: string) =>
  database.execute(
    sql`insert into ${userWord} (user_id, word_id, lang_code, knowing, strength, is_weak, due, since,
          stability, last_rating, reviews, lapses, changed_at)
        select ${learnerId}, id, 'eo', case when number % 4 < 2 then 2 else 1 end, number % 4,
          number % 4 = 1,
          ${day}::date + case when number % 4 < 2 then 60 else ((number / 4) % 50)::int end, ${day},
          case when number % 4 > 0 then 20 end, case when number % 4 = 1 then 1 end, 1, 0, now()
        from (select id, row_number() over () as number from ${word} where lang_code = 'eo') as word`,
  );

async function openClient(): Promise<pg.Client> {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('The plans are those of a PostgreSQL server');
  const opened = await selectRow<{ name: string }>(
    app.database,
    sql`select current_database() as name`,
  );
  const opening = new pg.Client(buildDatabaseUrl(template.serverUrl, opened?.name ?? ''));
  await opening.connect();
  return opening;
}

/** Runs `work` and explains its only statement. */
async function explain(work: (database: Database) => Promise<unknown>): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  await work(drizzle({ client, logger: { logQuery } }));
  expect(statements).toHaveLength(1);
  const [{ text, values } = { text: '', values: [] }] = statements;
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
