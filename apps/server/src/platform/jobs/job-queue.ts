import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import {
  type ConstructorOptions,
  type Db,
  fromDrizzle,
  fromPglite,
  PgBoss,
  type Job as StoredJob,
} from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, type QueueDatabase, selectRows } from '../database/database.ts';
import { type Job, runJob } from './job.ts';

/** Completed and failed jobs stay visible in the database and in the metrics for this long. */
const retentionSeconds = 7 * 24 * 60 * 60;
const maxStopMilliseconds = 10_000;
const quietMilliseconds = 60_000;
const maxConnections = 2;
/** Longer than a server waits for another one that creates the tables. */
const maxQueryMilliseconds = 30_000;
const storeAgainMilliseconds = 500;
/** Jobs of one queue that a server runs at the same time. */
const defaultConcurrent = 5;

interface Setting {
  log: Logger;
  /** Whether this process runs jobs and sends those that repeat. Otherwise it only sends jobs. */
  runsJobs: boolean;
}

/** Background jobs in the database, shared by all servers that use it. */
export class JobQueue {
  readonly #boss: PgBoss;

  constructor(database: QueueDatabase, { log, runsJobs }: Setting) {
    this.#boss = new PgBoss({
      ...buildConnectionOptions(database),
      migrate: runsJobs,
      supervise: runsJobs,
      schedule: runsJobs,
      cronWorkerIntervalSeconds: 30,
      // No job depends on another.
      flowIntervalSeconds: 60 * 60,
      registerInstance: false,
      openTelemetry: { enabled: false },
      // For queues with millions of jobs.
      reindex: false,
      monitorVacuum: false,
    });
    const warn = throttledWarning(log);
    this.#boss.on('error', warn);
    this.#boss.on('warning', warn);
  }

  /** Creates or updates the tables and queues. Servers that start at the same time take turns. */
  async prepare<Tools>(jobs: readonly Job<object, Tools>[]): Promise<void> {
    await this.#boss.start();
    for (const { name, settings, cron } of jobs) {
      const options = { ...settings, deleteAfterSeconds: retentionSeconds };
      await this.#boss.createQueue(name, options);
      await this.#boss.updateQueue(name, options);
      if (cron !== undefined) await this.#boss.schedule(name, cron, {});
    }
  }

  /** Runs jobs until `stop` is called. */
  async work<Tools extends { log: Logger }>(
    jobs: readonly Job<object, Tools>[],
    tools: Tools,
  ): Promise<void> {
    for (const job of jobs) {
      const { pollingIntervalSeconds, maxConcurrent = defaultConcurrent } = job;
      const options = {
        pollingIntervalSeconds,
        batchSize: maxConcurrent,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await this.#boss.work(job.name, options, (batch) =>
        Promise.all(
          batch.map(async (one) => {
            const result = await runJob(job, one, tools);
            if (result.status === 'completed') await this.#storeEnd(job.name, one);
            return result;
          }),
        ),
      );
    }
  }

  /** A job whose end is not stored would run again, so this waits for a database that is away as long as the job may take. */
  async #storeEnd(name: string, { id, signal }: Pick<StoredJob, 'id' | 'signal'>): Promise<void> {
    while (!signal.aborted) {
      const isStored = await this.#boss.complete(name, id).then(
        () => true,
        () => false,
      );
      if (isStored) return;
      await setTimeout(storeAgainMilliseconds);
    }
  }

  /**
   * Sends a job. It exists if and only if the transaction commits.
   *
   * @param transaction - what causes the job; the database if nothing else is written
   */
  async send<Payload extends object>(
    { name, payload }: Pick<Job<Payload, never>, 'name' | 'payload'>,
    data: Payload,
    transaction: Database,
  ): Promise<void> {
    // Does nothing after the first time.
    await this.#boss.start();
    await this.#boss.send(name, payload.parse(data), { db: within(transaction) });
  }

  /** Waits for running jobs. A job that takes too long is repeated later. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: maxStopMilliseconds });
  }
}

/** Limits the warnings, because every poll fails while the database is unavailable. */
function throttledWarning(log: Logger): (problem: { message: string }) => void {
  let quietUntil = 0;
  return ({ message }) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMilliseconds;
    log.warn({ reason: message }, 'the job queue has a problem');
  };
}

const within = (transaction: Database): Db =>
  fromDrizzle(
    { execute: async (query) => ({ rows: await selectRows(transaction, query as SQL) }) },
    sql,
  );

/** How the library connects to the database. */
export function buildConnectionOptions(database: QueueDatabase): ConstructorOptions {
  if ('embedded' in database) return { db: fromPglite(database.embedded), backend: 'pglite' };
  const pool = {
    connectionString: database.connectionString,
    max: maxConnections,
    query_timeout: maxQueryMilliseconds,
    application_name: 'wordhoard jobs',
  } satisfies PoolConfig;
  return pool;
}

export interface JobCount {
  queue: string;
  /** As pg-boss names it: created, retry, active, completed, cancelled or failed. */
  state: string;
  count: number;
}

/** Counts the stored jobs of each queue in each state. The statistics of pg-boss are a minute old. */
export const countJobs = (database: Database): Promise<JobCount[]> =>
  selectRows(
    database,
    sql`select queue.name as queue, states.state::text, count(job.id)::int as count
        from pgboss.queue
        cross join unnest(enum_range(null::pgboss.job_state)) as states (state)
        left join pgboss.job on job.name = queue.name and job.state = states.state
        where not starts_with(queue.name, '__pgboss')
        group by queue.name, states.state`,
  );
