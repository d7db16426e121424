import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeReader } from '../test/change-reader.ts';
import { reader, useApp } from '../test/test-app.ts';
import { createApp } from './app.ts';
import { type ChangeHub, createChangeHub } from './change/change-hub.ts';
import { changeChannel } from './change/tell.ts';
import type { Api } from './http/api.ts';
import { createLimiter } from './rate-limit/limiter.ts';

const app = useApp();
let other: Api;
let otherChanges: ChangeHub;
beforeAll(async () => {
  const { database, now } = app.services;
  otherChanges = createChangeHub();
  await app.connection.listen(changeChannel, otherChanges);
  const limiter = createLimiter({ database, now });
  other = createApp({ ...app.services, limiter, changes: otherChanges });
});
afterAll(() => otherChanges.close());

const account = {
  username: 'traveller',
  email: 'traveller@example.org',
  password: 'Between2Servers!',
  learn: 'eo',
};

async function post(api: Api, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await api.request(path, {
    method: 'POST',
    headers: { ...reader, 'x-forwarded-for': '192.0.2.77', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { token?: string };
  return { status: response.status, answer };
}

it('know the sessions that began, and those that ended, at the other', async () => {
  const { answer } = await post(app.api, routes.auth.signUp.path, account);
  const headers = { authorization: `Bearer ${answer.token}` };
  const ask = async (api: Api) =>
    (await api.request(routes.general.initData.path, { headers })).status;
  expect(await ask(other)).toBe(200);
  await post(other, routes.auth.signOut.path, {}, headers);
  expect(await ask(app.api)).toBe(401);
});

it('tell of what changed, and of the session that ended, at the other', async () => {
  const named = { ...account, username: 'wanderer', email: 'wanderer@example.org' };
  const { answer } = await post(app.api, routes.auth.signUp.path, named);
  const headers = { authorization: `Bearer ${answer.token}` };
  const told = new ChangeReader(await app.api.request(routes.user.changes.path, { headers }));
  await post(other, routes.user.update.path, { learn: 'ia' }, headers);
  expect(await told.next()).toEqual({ kind: 'user' });
  await post(other, routes.auth.signOut.path, {}, headers);
  expect(await told.next()).toBeUndefined();
});

it('count sign-ins together', async () => {
  const { username } = account;
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const api = attempt % 2 === 0 ? app.api : other;
    const { status } = await post(api, routes.auth.signIn.path, { login: username, password: 'x' });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
