import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openConnection } from '../src/database/open-connection.ts';
import { createTestDatabase, dropTestDatabase, urlOf } from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';
import { addWords } from './add-words.ts';
import { type Load, type Measured, measure } from './measure.ts';

const loads: Load[] = [
  {
    name: 'word feed',
    path: '/front-word/feed',
    body: { langCode: 'de', tranLangCode: 'en' },
  },
  {
    name: 'search',
    path: '/front-word/feed',
    body: { langCode: 'de', tranLangCode: 'en', text: 'kar' },
  },
];
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
/** How many made-up words are added to the starter content, one million for instance. */
const moreWords = Number(process.env['BENCH_WORDS'] ?? 0);

const bare = await benchBare();
await benchEmbedded();
if (process.env['TEST_DATABASE_URL']) await benchPostgres(process.env['TEST_DATABASE_URL']);

async function benchBare(): Promise<Measured> {
  const server = new ServerProcess({}, bareServer);
  const measured = await measure(await server.ready(), { name: 'bare', path: '/', body: {} });
  await server.kill();
  print('bare node:http', measured, measured);
  return measured;
}

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-bench-'));
  await benchServer('embedded', { DATA_DIRECTORY: folder });
  await rm(folder, { recursive: true });
}

async function benchPostgres(serverUrl: string): Promise<void> {
  const name = await createTestDatabase(serverUrl);
  await benchServer('PostgreSQL', { DATABASE_URL: urlOf(serverUrl, name) });
  await dropTestDatabase(serverUrl, name);
}

async function benchServer(kind: string, variables: Record<string, string>): Promise<void> {
  const environment = { ...variables, LOG_LEVEL: 'warn' };
  await timeStart(`${kind}: first start, with the content`, environment);
  await timeStart(`${kind}: second start`, environment);
  if (moreWords > 0) await addMoreWords(variables);
  const server = new ServerProcess(environment);
  const address = await server.ready();
  for (const load of loads) print(`${kind}: ${load.name}`, await measure(address, load), bare);
  server.signal('SIGTERM');
  await server.end();
}

async function timeStart(name: string, environment: Record<string, string>): Promise<void> {
  const start = performance.now();
  const server = new ServerProcess(environment);
  await server.ready();
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1_000).toFixed(2)} s`);
  server.signal('SIGTERM');
  await server.end();
}

async function addMoreWords({ DATA_DIRECTORY = '', DATABASE_URL }: Record<string, string>) {
  const connection = await openConnection(
    { databaseUrl: DATABASE_URL, dataDirectory: DATA_DIRECTORY },
    { log: pino({ level: 'warn' }), patienceMilliseconds: 1_000 },
  );
  await connection.prepare((database) => addWords(database, moreWords));
  await connection.close();
}

function print(name: string, { perSecond, p50, p95 }: Measured, compared: Measured): void {
  const times = `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`;
  const ratio = `${(perSecond / compared.perSecond).toFixed(3)} of bare`;
  console.log(`${name.padEnd(40)} ${perSecond.toFixed(0).padStart(6)} /s  ${times}  ${ratio}`);
}
