import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { routes } from '@wordhoard/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useCommandDatabase } from '../test/command-database.ts';
import { EventReader } from '../test/event-reader.ts';
import { Pooler } from '../test/pooler.ts';
import { ServerProcess } from '../test/server-process.ts';
import { admin } from './cli/admin/admin.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const filled = useCommandDatabase('starter content');
const empty = useCommandDatabase('empty');
const role = `serving_${randomUUID().replaceAll('-', '')}`;

async function query({ variables }: typeof filled, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: variables['DATABASE_URL'] });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The address of a database for the role that only serves. */
function addressOf({ variables }: typeof filled): string {
  return Object.assign(new URL(variables['DATABASE_URL'] ?? ''), { username: role }).href;
}

beforeAll(() => query(filled, `create role ${role} login`));
afterAll(() => query(filled, `drop owned by ${role}; drop role ${role}`));

it('names the right that the role lacks if the tables are missing', async () => {
  const server = new ServerProcess({ DATABASE_URL: addressOf(empty) });
  expect(await server.exit()).toBe(78);
  expect(server.errors.trim()).toMatch(
    /^InvalidConfigEnv DATABASE_URL: .*permission denied.*\n?$/m,
  );
  expect(server.errors).toContain('pnpm admin migrate --grant <role>');
});

describe.skipIf(!isInstalled)('behind a pooler in transaction mode', () => {
  let pooler: Pooler;
  beforeAll(async () => {
    pooler = await Pooler.open(addressOf(filled));
  });
  afterAll(() => pooler.close());

  it('needs the address of the database itself', async () => {
    const server = new ServerProcess({ DATABASE_URL: pooler.url });
    expect(await server.exit()).toBe(78);
    expect(server.errors).toMatch(/unsupported startup parameter.*DATABASE_DIRECT_URL/);
  });

  it('serves with a role that may not change tables', async () => {
    await admin(['migrate', '--grant', role], filled.variables);
    const server = new ServerProcess({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: addressOf(filled),
    });
    const address = await server.ready();
    const post = (path: string, body: object, authorized: Record<string, string> = {}) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorized },
        body: JSON.stringify(body),
      });
    const member = { username: 'pooled', email: 'pooled@example.org', learn: 'eo' };
    const signedUp = await post(routes.auth.signUp.path, { ...member, password: 'Behind1Pooler!' });
    const { token } = (await signedUp.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const changes = new EventReader(await fetch(address + routes.user.changes.path, { headers }));
    const searches = Array.from({ length: 60 }, (_, index) =>
      post(routes.word.feed.path, {
        langCode: 'de',
        tranLangCode: 'en',
        text: 'Hund'.slice(index % 4),
      }),
    );
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await post(routes.user.update.path, { learn: 'ia' }, headers)).status).toBe(200);
    expect(await changes.next()).toEqual({ kind: 'user' });
    server.signal('SIGTERM');
    expect(await server.exit()).toBe(0);
  });
});

it('grants rights to a role that exists', async () => {
  const granting = admin(['migrate', '--grant', 'nobody_at_all'], filled.variables);
  await expect(granting).rejects.toMatchObject({
    exitCode: 64,
    message: 'The database has no role nobody_at_all.',
  });
});
