import { sql } from 'drizzle-orm';
import { loadServerSecret } from '../src/features/auth/secret.ts';
import { openSession } from '../src/features/auth/session.ts';
import { createTokens } from '../src/features/auth/token.ts';
import { type Database, selectRows } from '../src/platform/database/database.ts';
import { review, userWord } from '../src/schema/review.ts';
import { user } from '../src/schema/user.ts';
import {
  buildDatabaseUrl,
  createTestDatabase,
  dropTestDatabase,
} from '../test/postgres-database.ts';
import { missingWordId } from '../test/review-events.ts';
import { ServerProcess } from '../test/server-process.ts';
import { openBareStatements } from './bare-statements.ts';
import {
  buildLearnerLoads,
  buildTodayLoads,
  buildVisitorLoads,
  type Load,
  measureRequests,
  measureWaits,
  pause,
} from './measure-requests.ts';
import { clearLimits, withDatabase } from './prepare-database.ts';
import { addScaleContent, type ScaleSizes, scaleId } from './scale-content.ts';
import { answerAll, openStreams, type ScaleLearner } from './scale-learners.ts';

const [words = 2_000_000, learners = 10_000, reviews = 5_000_000] = process.argv
  .slice(2)
  .map(Number);
const activeLearners = 1_000;
const streamCount = 5_000;
const warmUpSeconds = 2;
const seconds = 4;
const answerSeconds = 40;
/** New servers compile their code, and PostgreSQL plans on each of their connections. */
const answerWarmUpSeconds = 30;

const visitorLoads = ['word feed', 'search: beginning', 'search: within a word', 'search: form'];
const learnerLoads = ['feed of learning-words', 'quiz of words that are due'];

const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) {
  console.log('Set TEST_DATABASE_URL to a PostgreSQL server on which nothing else runs.');
  process.exitCode = 1;
} else await benchScale(serverUrl, { words, learners, reviews });

async function benchScale(postgres: string, sizes: ScaleSizes): Promise<void> {
  const name = await createTestDatabase(postgres);
  const databaseUrl = buildDatabaseUrl(postgres, name);
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' };
  const first = new ServerProcess(environment);
  await first.ready();
  first.signal('SIGTERM');
  await first.exit();
  const active = await withDatabase(databaseUrl, async (database) => {
    await addScaleContent(database, sizes);
    return signIn(database);
  });
  const servers = [new ServerProcess(environment), new ServerProcess(environment)];
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  try {
    for (const connections of [10, 50])
      await measureLoads(databaseUrl, addresses, active, connections);
    await clearLimits(databaseUrl);
    await measureAnswers(active, addresses);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await dropTestDatabase(postgres, name);
  }
}

/** Signs in learners, with the words that they know. */
async function signIn(database: Database): Promise<ScaleLearner[]> {
  const now = () => new Date();
  const tokens = createTokens(await loadServerSecret(database, 'token'), now);
  const found = await selectRows<{
    id: string;
    username: string;
    wordIds: string[];
    cursor: number;
  }>(
    database,
    sql`select ${user.id}, username, array(select word_id from ${userWord} where user_id = ${user.id} limit 50) as "wordIds",
          (select max(sequence)::int from ${review} where user_id = ${user.id}) as cursor
        from generate_series(1, ${Math.min(learners, activeLearners)}::bigint) as learner
        join ${user} on ${user.id} = ${scaleId('learner', sql`learner`)}`,
  );
  const active: ScaleLearner[] = [];
  for (const { id, username, ...learner } of found) {
    const token = await openSession({ id, username, learn: 'de' }, { database, tokens, now });
    active.push({ ...learner, token });
  }
  return active;
}

async function measureLoads(
  databaseUrl: string,
  [address = '']: readonly string[],
  active: readonly ScaleLearner[],
  connections: number,
): Promise<void> {
  const statements = await openBareStatements(databaseUrl, connections);
  console.log(`\n${connections} clients, who pause for ${pause} ms on average`);
  const loads = buildLoads(active);
  // Until V8 has compiled the database driver, it would slow the bare statements down.
  for (const load of loads) await statements.measure(load, { connections, seconds: warmUpSeconds });
  for (const load of loads) {
    await clearLimits(databaseUrl);
    await measureRequests(address, load, { connections, seconds: warmUpSeconds });
    const { perSecond, p95 } = await measureRequests(address, load, { connections, seconds });
    const waits = await measureWaits(address, load, { connections, seconds, pause });
    const bare = await statements.measure(load, { connections, seconds: warmUpSeconds });
    const figures = [
      `p95 ${waits.p95.toFixed(1)} ms`,
      `without pauses ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms`,
      `${(perSecond / bare.perSecond).toFixed(2)} of bare SQL (${bare.perSecond.toFixed(0)}/s)`,
    ];
    console.log(`${load.name.padEnd(40)} ${figures.join(' · ')}`);
  }
  await statements.close();
}

function buildLoads(active: readonly ScaleLearner[]): Load[] {
  const tokens = active.map(({ token }) => token);
  const cursor = active[0]?.cursor ?? 0;
  const nothingNew = { deviceId: missingWordId, cursor, events: [], sessions: [] };
  return [
    ...buildVisitorLoads('').filter(({ name }) => visitorLoads.includes(name)),
    ...buildLearnerLoads({ username: 'scale1', tokens, admin: { id: '', token: '' } }).filter(
      ({ name }) => learnerLoads.includes(name),
    ),
    ...buildTodayLoads('scale1', tokens),
    { name: 'sync without news', path: '/front-review/sync', body: nothingNew, tokens },
  ];
}

async function measureAnswers(
  active: readonly ScaleLearner[],
  addresses: readonly string[],
): Promise<void> {
  const print = (name: string, { milliseconds, errors }: Awaited<ReturnType<typeof answerAll>>) => {
    const sorted = milliseconds.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    const figures = `${sorted.length} answers · p50 ${at(0.5)} ms · p95 ${at(0.95)} ms · errors ${errors}`;
    console.log(`${name.padEnd(40)} ${figures}`);
  };
  console.log(`\nTwo servers, ${active.length} learners who answer every five seconds`);
  await answerAll(active, addresses, answerWarmUpSeconds);
  print('without event streams', await answerAll(active, addresses, answerSeconds));
  const streams = await openStreams(active, addresses, streamCount);
  const opened = streams.countOpen();
  print(`with ${opened} event streams`, await answerAll(active, addresses, answerSeconds));
  console.log(`${streams.countOpen()} streams still open, ${streams.countMessages()} messages`);
  await streams.close();
}
