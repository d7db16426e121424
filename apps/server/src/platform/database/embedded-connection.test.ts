import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Connection, type Database, selectRow, selectRows } from './database.ts';
import { connectTo } from './embedded-connection.ts';

let connection: Connection;
let database: Database;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  connection = await connectTo({});
  database = connection.database;
  await database.execute(sql`create table thing (id int primary key, created timestamptz)`);
});
afterAll(async () => {
  await connection.close();
  vi.useRealTimers();
});

const repeat = <Result>(work: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 6 }, (_, turn) => work(turn)));

it('runs concurrent queries and returns their values', async () => {
  const created = '2026-01-02 03:04:05+00';
  const query = (number: number) =>
    selectRow(
      database,
      sql`select ${number}::int as number, ${null}::text as nothing, ${created}::timestamptz as created,
            ${sql.param(['a', 'b, "c"'])}::text[] as texts, ${'{"key": 1}'}::jsonb as value`,
    );
  const texts = ['a', 'b, "c"'];
  expect(await repeat(query)).toEqual(
    Array.from({ length: 6 }, (_, number) => ({
      ...{ number, nothing: null, created, texts, value: { key: 1 } },
    })),
  );
});

it('continues after failed statements, whose errors have a code', async () => {
  const insert = () => database.execute(sql`insert into thing (id) values (${100})`);
  const outcomes = await repeat(() => insert().catch((error: unknown) => error));
  expect(outcomes.slice(1)).toMatchObject(Array(5).fill({ cause: { code: '23505' } }));
  const nowhere = database.execute(sql`select * from nowhere where id = ${1}`);
  await expect(nowhere).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(await selectRow(database, sql`select 1 as one`)).toEqual({ one: 1 });
});

it('isolates transactions from each other and from other queries', async () => {
  const idsSeen = await Promise.all([
    ...(await repeat(async (turn) => {
      const rolledBack = database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into thing (id) values (${200 + turn})`);
        await transaction.execute(sql`select 1`);
        throw new Error('rolled back');
      });
      await expect(rolledBack).rejects.toThrow('rolled back');
      return [];
    })),
    ...(await repeat(() => selectRows(database, sql`select id from thing where id >= 200`))),
  ]);
  expect(idsSeen.flat()).toEqual([]);
});

it('copies rows, and continues after a copy that failed', async () => {
  await connection.prepare(async (database, copyRows) => {
    const copy = (...lines: string[]) => copyRows('thing (id)', [Readable.from(lines)]);
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`truncate thing`);
      await copy('300\n30', '1\n', '302\n');
    });
    await expect(copy('x\n')).rejects.toMatchObject({ code: '55000' });
    await expect(copyRows('nowhere', [Readable.from(['1\n'])])).rejects.toMatchObject({
      code: '42P01',
    });
  });
  const rows = await selectRows(database, sql`select id from thing order by id`);
  expect(rows).toEqual([{ id: 300 }, { id: 301 }, { id: 302 }]);
});

it('reports no running statement after the last one', async () => {
  await database.execute(sql`select count(*) from generate_series(1, 100000)`);
  expect(connection.waitingSince?.()).toBeUndefined();
});

it('reads statements of many megabytes', async () => {
  const text = 'x'.repeat(5_000_000);
  const row = await selectRow(database, sql`select length(${text}) as length`);
  expect(row).toEqual({ length: text.length });
});

it('rolls back a failed transaction in one statement text', async () => {
  const { queueDatabase } = connection;
  if (!('embedded' in queueDatabase)) throw new Error('expected the embedded database');
  const run = queueDatabase.embedded.exec('begin; select * from nowhere; commit');
  await expect(run).rejects.toMatchObject({ code: '42P01' });
  expect(await selectRow(database, sql`select 1 as one`)).toEqual({ one: 1 });
});

/** What the next start after a kill replays. */
const countReplayedBytes = async () => {
  const row = await selectRow<{ bytes: string }>(
    database,
    sql`select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`,
  );
  return Number(row?.bytes);
};

it('leaves little to replay after a kill, because it writes a checkpoint every five minutes', async () => {
  await database.execute(sql`insert into thing (id) select generate_series(1001, 11000)`);
  expect(await countReplayedBytes()).toBeGreaterThan(500_000);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await countReplayedBytes()).toBeLessThan(10_000);
});
