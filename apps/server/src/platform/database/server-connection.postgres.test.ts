import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { routes } from '@wordhoard/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../../../test/postgres-database.ts';
import { createTables, fillTables } from '../../../test/template.ts';
import { useApp } from '../../../test/test-app.ts';
import type { Content } from '../../features/starter-content/content.ts';
import { loadedContent } from '../../schema/content.ts';
import { language, word } from '../../schema/word.ts';
import { type Connection, selectRow, selectRows } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openConnection } from './open-connection.ts';
import { openServerConnection } from './server-connection.ts';

const app = useApp();
const open: Socket[] = [];
const serverUrl = () => {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server');
  return template.serverUrl;
};

/** Content of one word, in a table. */
function oneWord(): Content {
  const text = { en: 'One', ru: 'Один' };
  const table = { slug: 'one', langCode: 'eo', name: text, note: text };
  const columns = [{ name: text, langCode: 'eo' }];
  const tables = [{ ...table, columns, rows: [[['unu']]] }];
  return { concepts: [], groups: [], units: [], grammar: [], forms: [], tables };
}

it('reconnects after the server has dropped all connections', async () => {
  await app.call(routes.list.record, { slug: 'en-fruit' });
  await app.database
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
    )
    .catch(() => {});
  const answers: number[] = [];
  for (let count = 0; count < 20 && !answers.includes(200); count += 1) {
    answers.push((await app.request('/front-general/init-data')).status);
  }
  expect(answers.at(-1)).toBe(200);
  expect(answers.every((status) => status === 200 || status === 503)).toBe(true);
});

it('runs each statement in one process', async () => {
  const plan = await app.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local parallel_setup_cost = 0`);
    await transaction.execute(sql`set local parallel_tuple_cost = 0`);
    await transaction.execute(sql`set local min_parallel_table_scan_size = 0`);
    return selectRows(transaction, sql`explain select count(*) from ${word}`);
  });
  expect(JSON.stringify(plan)).not.toContain('Workers Planned');
});

it('plans a repeated statement once for all values', async () => {
  const plans = await app.database.transaction(async (transaction) => {
    for (const langCode of ['en', 'de', 'fr', 'es'])
      await transaction.select().from(word).where(eq(word.langCode, langCode)).limit(1);
    return selectRow(
      transaction,
      sql`select sum(custom_plans)::int as custom, sum(generic_plans)::int as generic from pg_prepared_statements`,
    );
  });
  expect(plans).toEqual({ custom: 0, generic: expect.toSatisfy((count) => count > 0) });
});

it('closes a connection on which the server no longer responds', async () => {
  const { hostname, port } = new URL(serverUrl());
  const proxy = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    incoming.pipe(outgoing).pipe(incoming);
    open.push(incoming, outgoing);
  }).listen(0);
  const url = new URL(serverUrl());
  url.host = `localhost:${(proxy.address() as AddressInfo).port}`;
  const { database, close } = openServerConnection(url.href, {
    onLost() {},
    timeoutMilliseconds: 1_000,
  });
  const query = () => selectRow(database, sql`select 1 as one`);
  expect(await query()).toEqual({ one: 1 });
  for (const socket of open) socket.unpipe();
  const outcome = await query().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(outcome)).toBe(true);
  expect(await query()).toEqual({ one: 1 });
  await close();
  for (const socket of open) socket.destroy();
  proxy.close();
});

describe('several servers that start on a new database at the same time', () => {
  it('migrate it and load the content once', async () => {
    const name = await createTestDatabase(serverUrl());
    const connections = [1, 2, 3].map(() =>
      openServerConnection(buildDatabaseUrl(serverUrl(), name), { onLost() {} }),
    );
    const start = async (connection: Connection) => {
      await fillTables(connection, oneWord);
      await createTables(connection);
    };
    await Promise.all(connections.map(start));
    const [first] = connections;
    const counted =
      first &&
      (await selectRow(
        first.database,
        sql`select (select count(*)::int from ${loadedContent}) as loads,
              (select sum(word_count)::int from ${language}) as counted,
              (select count(*)::int from ${word}) as words`,
      ));
    await Promise.all(connections.map(({ close }) => close()));
    await dropTestDatabase(serverUrl(), name);
    expect(counted).toEqual({ loads: 1, counted: 1, words: 1 });
  });
});

it('fails immediately if the database does not exist', async () => {
  const start = openConnection(
    { databaseUrl: buildDatabaseUrl(serverUrl(), 'wordhoard_none'), dataDirectory: '' },
    { log: pino({ level: 'silent' }), timeoutMilliseconds: 60_000 },
  );
  await expect(start).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringMatching(/^InvalidConfigEnv DATABASE_URL: .*does not exist/),
  });
});
