import { routes } from '@wordhoard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventReader } from '../test/event-reader.ts';
import { reader, useApp } from '../test/test-app.ts';
import { createApp } from './app.ts';
import type { Api } from './platform/http/api.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createEventHub, type EventHub } from './platform/realtime/event-hub.ts';

const app = useApp();
let other: Api;
let otherEvents: EventHub;
beforeAll(async () => {
  const { database, now } = app.services;
  otherEvents = createEventHub(database);
  const limiter = createLimiter({ database, now });
  other = createApp({ ...app.services, limiter, events: otherEvents });
});
afterAll(() => otherEvents.close());

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
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  return { status: response.status, answer, cookie };
}

it('share the sessions of learners', async () => {
  const { answer } = await post(app.api, routes.auth.signUp.path, account);
  const headers = { authorization: `Bearer ${answer.token}` };
  const statusAt = async (api: Api) =>
    (await api.request(routes.general.initData.path, { headers })).status;
  expect(await statusAt(other)).toBe(200);
  await post(other, routes.auth.signOut.path, {}, headers);
  expect(await statusAt(app.api)).toBe(401);
});

it('publish changes and ended sessions to each other', async () => {
  const member = { ...account, username: 'wanderer', email: 'wanderer@example.org' };
  const { answer } = await post(app.api, routes.auth.signUp.path, member);
  const headers = { authorization: `Bearer ${answer.token}` };
  const events = new EventReader(await app.api.request(routes.user.changes.path, { headers }));
  await post(other, routes.user.update.path, { learn: 'ia' }, headers);
  expect(await events.next()).toEqual({ kind: 'user' });
  await post(other, routes.auth.signOut.path, {}, headers);
  expect(await events.next()).toBeUndefined();
});

it('count wrong passwords together', async () => {
  const { username } = account;
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const api = attempt % 2 === 0 ? app.api : other;
    const { status } = await post(api, routes.auth.signIn.path, { login: username, password: 'x' });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('share known devices, and count their wrong passwords together', async () => {
  const member = { ...account, username: 'commuter', email: 'commuter@example.org' };
  const { cookie = '' } = await post(app.api, routes.auth.signUp.path, member);
  const signIn = (api: Api, password: string, headers: Record<string, string>) =>
    post(api, routes.auth.signIn.path, { login: 'commuter', password }, headers);
  for (let guess = 0; guess < 11; guess += 1) await signIn(app.api, 'x', {});
  expect((await signIn(other, account.password, {})).status).toBe(429);
  expect((await signIn(other, account.password, { cookie })).status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1) {
    const { status } = await signIn(guess % 2 === 0 ? app.api : other, 'x', { cookie });
    expect(status).toBe(400);
  }
  expect((await signIn(other, account.password, { cookie })).status).toBe(429);
});
