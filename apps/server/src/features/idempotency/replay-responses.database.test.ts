import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { selectRows } from '../../platform/database/database.ts';

const app = useApp();
const { create } = routes.list;

interface Creation {
  headers: Record<string, string>;
  key: string;
  name?: string;
  api?: Pick<typeof app.api, 'request'>;
}

async function send({ headers, key, name = 'Samtempe', api = app.api }: Creation) {
  const body = JSON.stringify({ name, langCode: 'eo', privacy: Privacy.Private });
  const response = await api.request(create.path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key, 'x-forwarded-for': '192.0.2.44' },
    body,
  });
  const answer = (await response.json()) as { id?: string; code?: string };
  return { status: response.status, answer };
}

const listsOf = (userId: string) =>
  selectRows(app.database, sql`select id from list where user_id = ${userId}`);

it('repeats the first answer, and creates nothing twice', async () => {
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  const first = await send({ headers, key: 'one' });
  expect(first.status).toBe(200);
  expect(await send({ headers, key: 'one' })).toEqual(first);
  expect(await listsOf(user.id)).toHaveLength(1);
  await send({ headers, key: 'other' });
  expect(await listsOf(user.id)).toHaveLength(2);
});

it('creates once when several servers get the same request at the same time', async () => {
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  const servers = [app.api, createApp(app.services), createApp(app.services)];
  const sent = await Promise.all(servers.map((api) => send({ headers, key: 'at once', api })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await listsOf(user.id)).toHaveLength(1);
});

it('refuses a key that belongs to another request', async () => {
  const headers = await app.headersOf();
  await send({ headers, key: 'mine' });
  expect(await send({ headers, key: 'mine', name: 'Alia' })).toMatchObject({
    status: 400,
    answer: { code: 'ParameterInvalid', fields: [{ path: 'idempotency-key' }] },
  });
});

it('runs a request again that failed', async () => {
  const headers = await app.headersOf();
  expect(await send({ headers, key: 'again', name: '' })).toMatchObject({ status: 400 });
  expect(await send({ headers, key: 'again', name: 'Bona' })).toMatchObject({ status: 200 });
});

it('separates the keys of different learners', async () => {
  const [one, other] = [await app.headersOf(), await app.headersOf()];
  const own = await send({ headers: one, key: 'shared' });
  const theirs = await send({ headers: other, key: 'shared' });
  expect(theirs.answer.id).not.toBe(own.answer.id);
});

it('runs a request again whose server was killed', async () => {
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  await app.database.execute(
    sql`insert into idempotent_answer (user_id, key, request_digest, created_at)
        values (${user.id}, 'killed', 'digest', now() - interval '2 minutes')`,
  );
  expect(await send({ headers, key: 'killed' })).toMatchObject({ status: 200 });
});
