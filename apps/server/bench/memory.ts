import { readFile } from 'node:fs/promises';
import autocannon, { type Request } from 'autocannon';
import pg from 'pg';
import { budgets, report } from '../../../tools/budgets.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';

const connections = 10;

const choose = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

const sometimes = <Value>(values: readonly Value[]): Value | undefined =>
  Math.random() < 0.5 ? choose(values) : undefined;

const langCodes = ['de', 'en', 'es', 'fr', 'it', 'pl', 'ru', 'tr', 'ja', 'zh', 'ar', 'pt'];
const texts = [
  'a',
  'Ha',
  'der Hund',
  'karimolx',
  'the cat',
  'häuser',
  '?',
  'ein langer Satz',
  'кот',
  '猫',
];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A request with any filters that a visitor may combine. */
function anyRequest(): { path: string; body: object } {
  const page = { page: sometimes(numbers(50)), pageSize: sometimes(numbers(100)) };
  const languages = { langCode: sometimes(langCodes), tranLangCode: sometimes(langCodes) };
  const text = sometimes(texts);
  const path = choose(['/front-word/feed', '/front-list/feed', '/front-table/feed']);
  if (path !== '/front-word/feed')
    return { path: path ?? '', body: { langCode: languages.langCode, ...page } };
  const filters = { speechPartId: sometimes(numbers(10)), mode: sometimes(numbers(7)) };
  const body = {
    ...languages,
    ...filters,
    text: text && `${text}${choose(['', ' ', 'x', 'en'])}`,
    ...page,
  };
  return { path, body };
}

const anyAddress = () => Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.');

/** Measures the server and its database connections together after many different anonymous requests. */
export async function benchMemory(postgres: string, amount: number): Promise<void> {
  const name = await createTestDatabase(postgres);
  const databaseUrl = buildDatabaseUrl(postgres, name);
  const server = new ServerProcess({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  });
  const address = await server.ready();
  const { '2xx': answered, non2xx } = await autocannon({
    url: address,
    connections,
    amount,
    requests: [{ method: 'POST', setupRequest: withAnyRequest }],
  });
  const serverMegabytes = await readMegabytes(server.pid);
  const pids = await findConnections(databaseUrl);
  const perConnection = await Promise.all(pids.map(readMegabytes));
  const databaseMegabytes = perConnection.reduce((sum, one) => sum + one, 0);
  console.log(`\n${answered} requests answered, ${non2xx} refused; ${pids.length} connections`);
  report('Memory after different anonymous requests', [
    { name: 'server', value: serverMegabytes, budget: budgets.memory, unit: 'MB' },
    {
      name: 'server and connections',
      value: serverMegabytes + databaseMegabytes,
      budget: budgets.memory,
      unit: 'MB',
    },
  ]);
  server.signal('SIGTERM');
  await server.exit();
  await dropTestDatabase(postgres, name);
}

function withAnyRequest(request: Request): Request {
  const { path, body } = anyRequest();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() };
  return { ...request, path, headers, body: JSON.stringify(body) };
}

/** The memory of a process on this machine. What several processes share counts in parts. */
async function readMegabytes(pid: number): Promise<number> {
  const summary = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = /^Pss_Anon:\s+(\d+)/m.exec(summary)?.[1];
  return Number(kilobytes) / 1_024;
}

async function findConnections(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
