import { fileURLToPath } from 'node:url';
import { budgets, controls, type Figure, report } from '../../../tools/budgets.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../test/postgres-database.ts';
import { ServerProcess } from '../test/server-process.ts';
import { openBareStatements } from './bare-statements.ts';
import {
  buildLearnerLoads,
  buildVisitorLoads,
  type Load,
  type LoadDuration,
  measureRequests,
  measureWaits,
  pause,
} from './measure-requests.ts';
import { benchMemory } from './memory.ts';
import { addBenchContent, clearLimits } from './prepare-database.ts';

/** The number of random words that are added to the starter content. */
const addedWords = Number(process.env['BENCH_WORDS'] ?? 1_000_000);
const differentRequests = 100_000;
/** Everybody reads the feeds of words and searches them. */
const visitors = 10;
/** Own words are measured by the time that their learner waits. */
const learners = 1;
const warmUpSeconds = 4;
const seconds = 6;

const bareServerFile = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

const bareRequest: Load = { name: 'bare', path: '/?bytes=10000', body: {} };

type Controls = Record<'sql' | 'bare', { perSecond: number }>;

const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) {
  console.log('Set TEST_DATABASE_URL to a PostgreSQL server to measure word feeds and searches.');
  process.exitCode = 1;
} else {
  await benchServer(serverUrl);
  await benchMemory(serverUrl, differentRequests);
}

async function benchServer(postgres: string): Promise<void> {
  const name = await createTestDatabase(postgres);
  const databaseUrl = buildDatabaseUrl(postgres, name);
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' };
  await timeStart('first start, with the starter content', environment);
  await timeStart('second start', environment);
  const content = await addBenchContent(databaseUrl, addedWords);
  const server = new ServerProcess(environment);
  const bareServer = new ServerProcess({}, bareServerFile);
  const [address, bareAddress] = [await server.ready(), await bareServer.ready()];
  const places = { databaseUrl, address, bareAddress };
  await benchLoads(places, {
    title: `PostgreSQL, ${addedWords} words`,
    loads: buildVisitorLoads(content.listId),
    connections: visitors,
    pause,
  });
  await benchLoads(places, {
    title: 'A million reviews',
    loads: buildLearnerLoads(content.learners),
    connections: learners,
  });
  await benchLoads(places, {
    title: 'An admin, with a million quiz sessions',
    loads: content.decisions,
    connections: learners,
  });
  for (const running of [server, bareServer]) running.signal('SIGTERM');
  await Promise.all([server.exit(), bareServer.exit()]);
  await dropTestDatabase(postgres, name);
}

interface Places {
  databaseUrl: string;
  address: string;
  bareAddress: string;
}

interface Loads {
  title: string;
  loads: readonly Load[];
  connections: number;
  pause?: number;
}

async function benchLoads(
  { databaseUrl, address, bareAddress }: Places,
  { title, loads, connections, pause }: Loads,
): Promise<void> {
  const figures: Figure[] = [];
  const ratios: string[] = [];
  const statements = await openBareStatements(databaseUrl, connections);
  const duration = { connections, seconds };
  const control = await measureRequests(bareAddress, bareRequest, {
    connections: visitors,
    seconds: warmUpSeconds,
  });
  const slowness = controls.bareRequests / control.perSecond;
  for (const load of loads) {
    await clearLimits(databaseUrl);
    const isRepeatable = !Array.isArray(load.body);
    if (isRepeatable) await measureRequests(address, load, { connections, seconds: warmUpSeconds });
    const { name, perSecond, p95 } = await measureLoad(address, load, { ...duration, pause });
    figures.push({ name, value: p95, budget: load.budget ?? budgets.feed, unit: 'ms', slowness });
    if (!isRepeatable) continue;
    const sql = await statements.measure(load, duration);
    const bareLoad = { ...load, path: `/?bytes=${sql.bytes}` };
    const bare = await measureRequests(bareAddress, bareLoad, duration);
    ratios.push(formatRatios(load.name, perSecond, { sql, bare }));
  }
  await statements.close();
  console.log(`\nA bare HTTP server answers ${control.perSecond.toFixed(0)} requests a second`);
  report(`${title}, 95th percentile, clients: ${connections}`, figures);
  const heading = '\n  Requests per second, as a share of their bare SQL and of a bare server';
  if (ratios.length > 0) console.log([heading, ...ratios].join('\n'));
}

/** Measures how many requests the server answers in a second, and how long clients wait who pause. */
async function measureLoad(
  address: string,
  load: Load,
  { pause, ...duration }: LoadDuration & { pause?: number | undefined },
) {
  const { perSecond, ...waits } = await measureRequests(address, load, duration);
  const { p50, p95 } =
    pause === undefined ? waits : await measureWaits(address, load, { ...duration, pause });
  const name = `${load.name} (${perSecond.toFixed(0)}/s, median ${p50.toFixed(1)} ms)`;
  return { name, perSecond, p95 };
}

function formatRatios(name: string, perSecond: number, { sql, bare }: Controls): string {
  const share = (control: { perSecond: number }) =>
    `${(perSecond / control.perSecond).toFixed(2)} of ${control.perSecond.toFixed(0)}/s`;
  return `  ${name.padEnd(46)} ${share(sql).padStart(18)} ${share(bare).padStart(18)}`;
}

async function timeStart(name: string, environment: Record<string, string>): Promise<void> {
  const start = performance.now();
  const server = new ServerProcess(environment);
  await server.ready();
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1_000).toFixed(2)} s`);
  server.signal('SIGTERM');
  await server.exit();
}
