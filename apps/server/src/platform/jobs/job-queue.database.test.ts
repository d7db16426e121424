import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openEmptyConnection } from '../../../test/test-connection.ts';
import type { Connection } from '../database/database.ts';
import { connectTo } from '../database/embedded-connection.ts';
import type { Job } from './job.ts';
import { countJobs, JobQueue } from './job-queue.ts';

const log = pino({ level: 'silent' });
const results: number[] = [];
let failures = 0;
let effect = async () => {};

const noteJob: Job<{ number: number }, { log: typeof log }> = {
  name: 'note',
  payload: z.object({ number: z.int() }),
  settings: { expireInSeconds: 60, retryLimit: 1, retryDelay: 0 },
  pollingIntervalSeconds: 0.5,
  async run({ number }) {
    if (failures > 0) {
      failures -= 1;
      throw new Error(`failed with ${number}`);
    }
    results.push(number);
    await effect();
  },
};

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await setTimeout(20);
}

const databases = {
  'the database under test': openEmptyConnection,
  ...(inject('template').kind === 'postgres' && { 'the embedded database': () => connectTo({}) }),
};

describe.each(Object.entries(databases))('on %s', (_name, connect) => {
  let connection: Connection;
  let queues: JobQueue[];
  beforeAll(async () => {
    connection = await connect();
    queues = [1, 2].map(() => new JobQueue(connection.queueDatabase, { log, runsJobs: true }));
    await Promise.all(queues.map((queue) => queue.prepare([noteJob])));
    await Promise.all(queues.map((queue) => queue.work([noteJob], { log })));
  });
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await connection.close();
  });

  const send = (number: number, database = connection.database) =>
    queues[0]?.send(noteJob, { number }, database);

  async function countInState(state: string): Promise<number> {
    const counts = await countJobs(connection.database);
    return counts.find((one) => one.queue === 'note' && one.state === state)?.count ?? 0;
  }

  it('runs a job if and only if its transaction commits', async () => {
    results.length = 0;
    const { database } = connection;
    const rolledBack = database.transaction(async (transaction) => {
      await send(1, transaction);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await database.transaction((transaction) => send(2, transaction) ?? Promise.resolve());
    await until(async () => (await countInState('completed')) === 1);
    expect(results).toEqual([2]);
  });

  it('runs each job once with several servers', async () => {
    results.length = 0;
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(numbers.map((number) => send(number)));
    await until(() => results.length >= numbers.length);
    await setTimeout(1_000);
    expect(results.toSorted((one, other) => one - other)).toEqual(numbers);
  });

  it('retries a failed job, and stores it as failed after the last attempt', async () => {
    results.length = 0;
    failures = 1;
    await send(3);
    await until(() => results.length === 1);
    failures = 2;
    await send(4);
    await until(async () => (await countInState('failed')) === 1);
    expect(results).toEqual([3]);
  });

  it('runs a job once although its end cannot be stored for a while', async () => {
    results.length = 0;
    const { database } = connection;
    const completed = await countInState('completed');
    effect = async () => {
      effect = async () => {};
      await database.execute('alter schema pgboss rename to away');
      void setTimeout(1_500).then(() => database.execute('alter schema away rename to pgboss'));
    };
    await send(5);
    await until(() => results.length > 0);
    await setTimeout(2_000);
    await until(async () => (await countInState('completed')) > completed);
    expect(results).toEqual([5]);
  });
});
