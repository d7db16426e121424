import { budgets, type Figure, report } from '../../../tools/budgets.ts';
import { createTestDatabase, dropTestDatabase, urlOf } from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';
import { loadsOf, measureRequests } from './measure-requests.ts';
import { addBenchContent } from './prepare-database.ts';

/** The number of random words that are added to the starter content. */
const addedWords = Number(process.env['BENCH_WORDS'] ?? 1_000_000);
const connections = 10;
const warmUpSeconds = 4;
const seconds = 6;

const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) {
  console.log('Set TEST_DATABASE_URL to a PostgreSQL server to measure word feeds and searches.');
  process.exitCode = 1;
} else await benchServer(serverUrl);

async function benchServer(postgres: string): Promise<void> {
  const name = await createTestDatabase(postgres);
  const databaseUrl = urlOf(postgres, name);
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' };
  await timeStart('first start, with the starter content', environment);
  await timeStart('second start', environment);
  const listId = await addBenchContent(databaseUrl, addedWords);
  const server = new ServerProcess(environment);
  const address = await server.ready();
  const figures: Figure[] = [];
  for (const load of loadsOf(listId)) {
    await measureRequests(address, load, { connections, seconds: warmUpSeconds });
    const { perSecond, p95 } = await measureRequests(address, load, { connections, seconds });
    const rate = `${load.name} (${perSecond.toFixed(0)}/s)`;
    figures.push({ name: rate, value: p95, budget: budgets.feed, unit: 'ms' });
  }
  const title = `PostgreSQL, ${addedWords} added words, ${connections} clients: 95th percentile`;
  report(title, figures);
  server.signal('SIGTERM');
  await server.exit();
  await dropTestDatabase(postgres, name);
}

async function timeStart(name: string, environment: Record<string, string>): Promise<void> {
  const start = performance.now();
  const server = new ServerProcess(environment);
  await server.ready();
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1_000).toFixed(2)} s`);
  server.signal('SIGTERM');
  await server.exit();
}
