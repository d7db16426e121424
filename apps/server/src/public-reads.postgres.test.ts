import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresCluster } from '../chaos/postgres-cluster.ts';
import { buildUser, buildWord } from '../test/factory.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import { rows } from '../test/matrix/matrix.ts';
import { buildWorld } from '../test/matrix/world.ts';
import { createTables } from '../test/template.ts';
import { reader, useApp } from '../test/test-app.ts';
import { createApp } from './app.ts';
import { openReplica, type Replica } from './platform/database/replica.ts';
import { openServerConnection } from './platform/database/server-connection.ts';
import type { Api } from './platform/http/api.ts';

const patience = { timeout: 30_000, interval: 20 };
const memory = '/dev/shm';

let primary: PostgresCluster;
let copy: PostgresCluster;
let replica: Replica;
let api: Api;

const app = useApp({
  async connect() {
    primary = await PostgresCluster.create(existsSync(memory) ? memory : tmpdir());
    primary.start();
    const connection = openServerConnection(primary.url, { onLost() {} });
    await createTables(connection);
    return connection;
  },
});

beforeAll(async () => {
  copy = await primary.createReplica();
  copy.start();
  replica = openReplica(copy.url, {
    primary: app.database,
    log: app.services.log,
    maxAgeMilliseconds: 2_000,
  });
  api = createApp({ ...app.services, replica });
  await buildUser(app.database, { role: UserRole.Admin });
});

afterAll(async () => {
  await replica.close();
  copy.remove();
  primary.remove();
});

const untilFresh = () => vi.waitUntil(() => replica.isFresh(), patience);
const untilOld = () => vi.waitUntil(() => !replica.isFresh(), patience);

async function findTexts(headers: Record<string, string>): Promise<string[]> {
  const body = JSON.stringify({ langCode: 'eo', pageSize: 100 });
  const answer = await api.request(routes.word.feed.path, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { text: string }[] };
  return data.map(({ text }) => text);
}

describe('a replica', () => {
  it('answers each request of a visitor that only reads', async () => {
    const world = await buildWorld(app);
    await untilFresh();
    const onReplica = createApp({ ...app.services, replica: { ...replica, isFresh: () => true } });
    const request = async (path: string, init?: RequestInit) => onReplica.request(path, init);
    for (const [name, route, entry] of rows) {
      const [expected] = entry.outcomes;
      const data = await entry.request(world, 'anonymous', newId());
      const { outcome } = await callRoute({ request }, route, data, reader);
      expect([name, outcome]).toEqual([name, expected]);
    }
  });

  it('that lags answers visitors for a while, and never learners', async () => {
    const headers = await app.headersOf();
    await untilFresh();
    await replica.database.execute(sql`select pg_wal_replay_pause()`);
    const { text } = await buildWord(app.database, { text: 'freŝa' });
    expect(await findTexts(reader)).not.toContain(text);
    expect(await findTexts(headers)).toContain(text);
    await untilOld();
    expect(await findTexts(reader)).toContain(text);
    await replica.database.execute(sql`select pg_wal_replay_resume()`);
    await untilFresh();
    expect(await findTexts(reader)).toContain(text);
  });

  it('that is lost leaves its work to the primary', async () => {
    await untilFresh();
    await copy.kill();
    await untilOld();
    expect(await findTexts(reader)).not.toEqual([]);
    copy.start();
    await untilFresh();
  });
});
