import pg from 'pg';

/** Starts the server with a connection for each of many requests that wait at the same time. */
pg.Pool = class extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, max: 40 });
  }
};
await import('../src/main.ts');
