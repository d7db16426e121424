import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { jobs } from '../src/jobs.ts';
import type { QueueDatabase } from '../src/platform/database/database.ts';
import { runJob } from '../src/platform/jobs/job.ts';
import { buildConnectionOptions, JobQueue } from '../src/platform/jobs/job-queue.ts';
import type { AppServices } from '../src/services.ts';

/** Runs jobs on demand, so that tests do not wait for a worker to poll. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #services: AppServices;
  #isStopped = false;

  constructor(database: QueueDatabase, services: AppServices) {
    this.#services = services;
    this.#boss = new PgBoss({
      ...buildConnectionOptions(database),
      migrate: false,
      supervise: false,
      schedule: false,
      registerInstance: false,
      monitorIntervalSeconds: 1,
    });
    this.#boss.on('error', (error) => {
      // A stopped pool does not wait until its connections are closed: dropping the database may interrupt them.
      if (!this.#isStopped) throw error;
    });
  }

  /** Lets jobs of killed servers wait for a retry, as the supervision of a server does after a while. */
  async giveBackLost(): Promise<void> {
    await this.#boss.start();
    await this.#boss
      .getDb()
      .executeSql("update pgboss.job set heartbeat_on = 'epoch' where state = 'active'");
    await this.#boss.supervise();
  }

  /** Runs one attempt of every waiting job, including those that wait for a retry. */
  async run(): Promise<void> {
    await this.#boss.start();
    let names = await this.#findWaiting();
    for (const job of jobs) {
      if (!names.includes(job.name)) continue;
      const waiting = { batchSize: 100, ignoreStartAfter: true };
      for (const fetched of await this.#boss.fetch(job.name, waiting)) {
        const { id, status, output } = await runJob(job, fetched, this.#services);
        if (status === 'completed') await this.#boss.complete(job.name, id);
        else await this.#boss.fail(job.name, id, output);
      }
      // A job may have sent others.
      names = await this.#findWaiting();
    }
  }

  /** The queues with jobs, which cost less to find than to fetch from each queue. */
  async #findWaiting(): Promise<string[]> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql("select distinct name from pgboss.job where state in ('created', 'retry')");
    return rows.map(({ name }) => name);
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#boss.stop();
  }
}

export async function createJobQueues(database: QueueDatabase): Promise<void> {
  const queue = new JobQueue(database, { log: pino({ level: 'silent' }), runsJobs: true });
  await queue.prepare(jobs);
  await queue.stop();
}
