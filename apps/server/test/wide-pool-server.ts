import pg from 'pg';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';

/**
 * Starts the server with a connection for each of many requests that wait at the same time, and without background jobs,
 * whose commits belong to no request.
 */
pg.Pool = class extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, max: 24 });
  }
};
JobQueue.prototype.work = () => Promise.resolve();
await import('../src/main.ts');
