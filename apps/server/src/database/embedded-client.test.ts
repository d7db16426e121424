import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';

let client: EmbeddedClient;

beforeAll(async () => {
  client = await EmbeddedClient.open({});
  await client.exec('create table thing (id int primary key, name text, made timestamptz)');
});
afterAll(() => client.close());

const often = <Result>(work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 5 }, (_, turn) => work(turn)));

it('answers the same, whether or not a statement was prepared', async () => {
  const values = [7, null, new Date('2026-01-02T03:04:05Z'), ['a', 'b, "c"'], { key: 'value' }];
  const answers = await often(() =>
    client.query(
      `select $1::int as number, $2::text as nothing, $3::timestamptz as time,
         $4::text[] as texts, $5::jsonb as value`,
      values,
    ),
  );
  for (const { rows, fields } of answers) {
    expect({ rows, fields }).toEqual({ rows: answers[0]?.rows, fields: answers[0]?.fields });
  }
  expect(answers[0]?.rows).toMatchObject([{ number: 7, nothing: null, texts: values[3] }]);
});

it('counts the rows that a statement changed', async () => {
  const answers = await often((turn) =>
    client.query('insert into thing (id, name) values ($1, $2)', [turn, 'thing']),
  );
  expect(answers.map(({ affectedRows }) => affectedRows)).toEqual([1, 1, 1, 1, 1]);
});

it('goes on after a refusal, which has its code', async () => {
  const insert = () => client.query('insert into thing (id) values ($1)', [100]);
  const outcomes = await often(() => insert().catch((error: unknown) => error));
  expect(outcomes.slice(1)).toMatchObject(Array(4).fill({ code: '23505' }));
  await expect(client.query('select * from nowhere where id = $1', [1])).rejects.toThrow('nowhere');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('keeps to a transaction what belongs to it', async () => {
  const count = async () =>
    (await client.query<{ count: number }>('select count(*)::int as count from thing')).rows[0];
  const before = await count();
  const rolledBack = client.transaction(async (transaction) => {
    await transaction.query('insert into thing (id) values ($1)', [200]);
    throw new Error('never mind');
  });
  await expect(Promise.all([rolledBack, ...Array.from({ length: 5 }, count)])).rejects.toThrow();
  expect(await count()).toEqual(before);
});
