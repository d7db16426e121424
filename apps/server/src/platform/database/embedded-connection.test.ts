import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, type Database, selectRow, selectRows } from './database.ts';
import { connectTo } from './embedded-connection.ts';

let connection: Connection;
let database: Database;

beforeAll(async () => {
  connection = await connectTo({});
  database = connection.database;
  await database.execute(sql`create table thing (id int primary key, made timestamptz)`);
});
afterAll(() => connection.close());

const often = <Result>(work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 6 }, (_, turn) => work(turn)));

it('answers each of many who ask at once, and the same however often', async () => {
  const made = '2026-01-02 03:04:05+00';
  const ask = (number: number) =>
    selectRow(
      database,
      sql`select ${number}::int as number, ${null}::text as nothing, ${made}::timestamptz as made,
            ${sql.param(['a', 'b, "c"'])}::text[] as texts, ${'{"key": 1}'}::jsonb as value`,
    );
  const texts = ['a', 'b, "c"'];
  expect(await often(ask)).toEqual(
    Array.from({ length: 6 }, (_, number) => ({
      ...{ number, nothing: null, made, texts, value: { key: 1 } },
    })),
  );
});

it('goes on after refusals, which have their code', async () => {
  const insert = () => database.execute(sql`insert into thing (id) values (${100})`);
  const outcomes = await often(() => insert().catch((error: unknown) => error));
  expect(outcomes.slice(1)).toMatchObject(Array(5).fill({ cause: { code: '23505' } }));
  const nowhere = database.execute(sql`select * from nowhere where id = ${1}`);
  await expect(nowhere).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(await selectRow(database, sql`select 1 as one`)).toEqual({ one: 1 });
});

it('keeps transactions apart from each other and from what others ask', async () => {
  const idsSeen = await Promise.all([
    ...(await often(async (turn) => {
      const rolledBack = database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into thing (id) values (${200 + turn})`);
        await transaction.execute(sql`select 1`);
        throw new Error('never mind');
      });
      await expect(rolledBack).rejects.toThrow('never mind');
      return [];
    })),
    ...(await often(() => selectRows(database, sql`select id from thing where id >= 200`))),
  ]);
  expect(idsSeen.flat()).toEqual([]);
});

it('owes no answer once it has answered', async () => {
  const answer = database.execute(sql`select count(*) from generate_series(1, 100000)`);
  await answer;
  expect(connection.waitingSince?.()).toBeUndefined();
});
