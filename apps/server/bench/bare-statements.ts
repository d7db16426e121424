import { tmpdir } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { loadServerSecret } from '../src/features/auth/secret.ts';
import { readConfiguration } from '../src/platform/configuration/configuration.ts';
import { preparingClient } from '../src/platform/database/prepared-statements.ts';
import { connectionOptions } from '../src/platform/database/server-connection.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { openSpeech } from '../src/platform/speech/speech.ts';
import { openFileStorage } from '../src/platform/storage/file-store.ts';
import { createServices } from '../src/services.ts';
import type { Load, LoadDuration } from './measure-requests.ts';

interface BareRate {
  /** How often per second the statements of a request run. */
  perSecond: number;
  /** The size of the answer to the request. */
  bytes: number;
}

/** The statements that read what requests need, without the server around them. */
export interface BareStatements {
  /** Repeats the statements of a request, one after the other, on each connection. */
  measure(load: Load, duration: LoadDuration): Promise<BareRate>;
  close(): Promise<void>;
}

export async function openBareStatements(
  databaseUrl: string,
  connections: number,
): Promise<BareStatements> {
  const recorded: pg.QueryConfig[] = [];
  class RecordingClient extends preparingClient() {
    override query(statement: unknown, ...rest: unknown[]): never {
      const [values] = rest;
      if (isSelect(statement) && Array.isArray(values)) recorded.push({ ...statement, values });
      return Reflect.apply(super.query, this, [statement, ...rest]) as never;
    }
  }
  const pool = new pg.Pool({
    Client: RecordingClient,
    connectionString: databaseUrl,
    max: connections,
    options: connectionOptions,
  });
  const app = await createAppOn(pool, databaseUrl);

  async function send({ path, body, tokens }: Load): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.1',
      ...(tokens && { authorization: `Bearer ${tokens[0]}` }),
    };
    const response = await app.request(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  }
  return {
    async measure(load, { connections, seconds }) {
      // A server that runs for a while has in memory what the first request reads.
      await send(load);
      recorded.length = 0;
      const bytes = Buffer.byteLength(await send(load));
      const statements = [...recorded];
      const repeatFor = async (duration: number) => {
        const end = performance.now() + duration * 1_000;
        let count = 0;
        const repeat = async () => {
          while (performance.now() < end) {
            for (const statement of statements) await pool.query(statement);
            count += 1;
          }
        };
        await Promise.all(Array.from({ length: connections }, repeat));
        return count / duration;
      };
      // Each connection plans its statements first.
      await repeatFor(seconds);
      return { perSecond: await repeatFor(seconds), bytes };
    },
    close: () => pool.end(),
  };
}

const isSelect = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  /^\s*select/i.test(String(statement.text));

/** The app in this process. It answers requests, but listens to no port and runs no jobs. */
async function createAppOn(pool: pg.Pool, databaseUrl: string) {
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: tmpdir(),
    TRUSTED_PROXIES: '1',
  });
  const log = pino({ level: 'error' });
  const database = drizzle({ client: pool });
  const services = createServices(configuration, {
    database,
    log,
    isStopping: () => false,
    fileStorage: await openFileStorage(configuration.fileStore),
    speech: await openSpeech(configuration.speech),
    jobs: new JobQueue({ connectionString: databaseUrl }, { log, runsJobs: false }),
    tokenSecret: await loadServerSecret(database, 'token'),
  });
  return createApp(services);
}
