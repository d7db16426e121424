import { randomBytes, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useCommandDatabase } from '../test/command-database.ts';
import { CommitProxy } from '../test/commit-proxy.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import type { RequestData } from '../test/matrix/entry.ts';
import {
  type Content,
  type RepeatedRequest,
  readContent,
  repeatedRequests,
  worldsInTurn,
} from '../test/matrix/repeat.ts';
import { ServerProcess } from '../test/server-process.ts';
import { useApp, webDirectory } from '../test/test-app.ts';
import { digestContent } from './features/starter-content/read-content.ts';
import { openServerConnection } from './platform/database/server-connection.ts';
import { loadedContent } from './schema/content.ts';

const serverFile = fileURLToPath(new URL('../test/wide-pool-server.ts', import.meta.url));
const settings = {
  CHANNEL_KEY: randomBytes(32).toString('base64'),
  TELEGRAM_API_URL: 'http://127.0.0.1:9',
};
const database = useCommandDatabase('tables');
const databaseUrl = () => database.variables['DATABASE_URL'] ?? '';
/** Builds what the requests need, and looks at what they have done. */
const app = useApp({
  connect: async () => openServerConnection(databaseUrl(), { onLost() {} }),
  variables: () => settings,
});
let proxy: CommitProxy;
let server: ServerProcess | undefined;
beforeAll(async () => {
  proxy = await CommitProxy.open(databaseUrl());
  // Content proves nothing here, so the servers take none for theirs.
  await app.database
    .insert(loadedContent)
    .values({ name: 'starter', digest: digestContent(), content: Buffer.of() });
});
afterAll(async () => {
  await server?.kill();
  proxy.close();
});

interface PreparedRequest extends RepeatedRequest {
  data: RequestData;
  headers: Record<string, string>;
}

/** A server has a connection for each of them, and closes one on which the database says nothing for 11 seconds. */
const requestsAtOnce = 18;
/** This needs no transaction, so that nothing comes between its commit and its answer. */
const withoutTransaction = ['general.reportBrokenLink'];

it('creates nothing twice if the server is killed between commit and answer', async () => {
  const waiting = await prepareRequests();
  const answered: string[] = [];
  let sent: PreparedRequest[] = [];
  do {
    const send = await startServer();
    await expectSameAfterRepeat(sent, send);
    sent = waiting.splice(0, requestsAtOnce);
    proxy.withholdsCommits = true;
    for (const request of sent) {
      const answer = send(request).catch(() => undefined);
      const isWithheld = proxy.nextCommit().then(() => undefined);
      if ((await Promise.race([isWithheld, answer])) !== undefined) answered.push(request.name);
    }
    await server?.kill();
    proxy.withholdsCommits = false;
    expect(withoutTransaction).toEqual(expect.arrayContaining(answered));
  } while (sent.length > 0);
  expect(answered.toSorted()).toEqual(withoutTransaction);
});

/** A request to each route that creates something. */
async function prepareRequests(): Promise<PreparedRequest[]> {
  const nextWorld = worldsInTurn(app);
  const creating = repeatedRequests.filter(({ repeat }) => repeat !== undefined);
  return Promise.all(
    creating.map(async (one) => {
      const world = await nextWorld();
      const data = await one.request(world, one.caller, newId());
      return { ...one, data, headers: world.headers[one.caller] };
    }),
  );
}

type Send = (request: PreparedRequest) => ReturnType<typeof callRoute>;

async function startServer(): Promise<Send> {
  const variables = {
    ...database.variables,
    ...settings,
    DATABASE_URL: proxy.url,
    WEB_DIRECTORY: webDirectory,
    ESPEAK: 'not-installed',
    FLITE: 'not-installed',
    TRUSTED_PROXIES: '1',
  };
  server = new ServerProcess(variables, serverFile);
  const address = await server.ready();
  const request = (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', `192.0.2.${randomInt(1, 250)}`);
    return fetch(address + path, { ...init, headers });
  };
  return ({ route, data, headers }) => callRoute({ request }, route, data, headers);
}

async function expectSameAfterRepeat(sent: readonly PreparedRequest[], send: Send): Promise<void> {
  const before = await readTables();
  for (const request of sent) {
    const { outcome } = await send(request);
    expect([request.name, outcome]).toEqual([request.name, request.repeat]);
  }
  expect(await readTables()).toEqual(before);
}

/** Jobs run by themselves. */
async function readTables(): Promise<Content> {
  const { 'pgboss.job': _jobs, ...tables } = await readContent(app.database);
  return tables;
}
