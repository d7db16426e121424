import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, dropTestDatabase, urlOf } from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';
import { measureRequests } from './measure-requests.ts';
import type { Measured } from './measured.ts';
import { prepareDatabase } from './prepare-database.ts';
import { heading, rowOf } from './report.ts';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
/** How many made-up words are added to the starter content. */
const moreWords = Number(process.env['BENCH_WORDS'] ?? 1_000_000);
const crowds = [10, 50];
const warmUpSeconds = 4;
const seconds = 6;

const bare = await benchBare();
if (process.env['TEST_DATABASE_URL']) await benchPostgres(process.env['TEST_DATABASE_URL']);
await benchEmbedded();

async function benchBare(): Promise<Map<number, Measured>> {
  const server = new ServerProcess({}, bareServer);
  const address = await server.ready();
  const measured = new Map<number, Measured>();
  for (const connections of crowds) {
    const load = { name: 'bare node:http', path: '/', body: {} };
    const result = await twice((time) => measureRequests(address, load, { connections, ...time }));
    measured.set(connections, result);
    console.log(heading('bare node:http', connections));
    console.log(rowOf('the same bytes', result));
  }
  await server.kill();
  return measured;
}

async function benchPostgres(serverUrl: string): Promise<void> {
  const name = await createTestDatabase(serverUrl);
  await benchServer('PostgreSQL', { DATABASE_URL: urlOf(serverUrl, name) });
  await dropTestDatabase(serverUrl, name);
}

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-bench-'));
  await benchServer('embedded', { DATA_DIRECTORY: folder });
  await rm(folder, { recursive: true });
}

async function benchServer(kind: string, variables: Record<string, string>): Promise<void> {
  const environment = { ...variables, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' };
  await timeStart(`${kind}: first start, with the content`, environment);
  await timeStart(`${kind}: second start`, environment);
  const prepared = await prepareDatabase(variables, moreWords);
  const alone = new Map<string, Measured>();
  for (const connections of crowds)
    for (const load of prepared.loads)
      alone.set(
        `${connections} ${load.name}`,
        await twice((time) => prepared.measureAlone(load, { connections, ...time })),
      );
  await prepared.close();
  const server = new ServerProcess(environment);
  const address = await server.ready();
  for (const connections of crowds) {
    console.log(heading(kind, connections));
    for (const load of prepared.loads) {
      const measured = await twice((time) =>
        measureRequests(address, load, { connections, ...time }),
      );
      const sql = alone.get(`${connections} ${load.name}`);
      console.log(rowOf(load.name, measured, { sql, bare: bare.get(connections) }));
    }
  }
  server.signal('SIGTERM');
  await server.end();
}

/** Once to warm up and once to count. */
async function twice(measure: (time: { seconds: number }) => Promise<Measured>): Promise<Measured> {
  await measure({ seconds: warmUpSeconds });
  return measure({ seconds });
}

async function timeStart(name: string, environment: Record<string, string>): Promise<void> {
  const start = performance.now();
  const server = new ServerProcess(environment);
  await server.ready();
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1_000).toFixed(2)} s`);
  server.signal('SIGTERM');
  await server.end();
}
