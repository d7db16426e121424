import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventReader } from '../../../test/event-reader.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { Learner } from '../../../test/learner.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { accountEvent } from '../../schema/realtime.ts';

const app = useApp();
const path = routes.user.changes.path;
const open: EventReader[] = [];
let user: User;
let headers: Record<string, string>;
beforeEach(async () => {
  user = await buildUser(app.database);
  headers = await app.headersOf(user);
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function listen(requestHeaders = headers): Promise<EventReader> {
  const one = new EventReader(await app.request(path, { headers: requestHeaders }));
  open.push(one);
  return one;
}

it('sends marked words to every device of the account, and to no other', async () => {
  const learner = new Learner(app, user, headers);
  const [one, two] = [await listen(), await listen(await app.headersOf(user))];
  const strangerHeaders = await app.headersOf();
  const stranger = await listen(strangerHeaders);
  await learner.mark((await buildWord(app.database)).id, 'saved');
  for (const device of [one, two]) {
    expect(await device.next()).toEqual({ kind: 'knowing', deviceId: learner.deviceId });
  }
  await app.call(routes.user.update, { learn: 'ia' }, strangerHeaders);
  expect(await stranger.next()).toEqual({ kind: 'user' });
});

it('sends changes of lists, tables and the account', async () => {
  const device = await listen();
  const draft = { langCode: 'eo', privacy: Privacy.Private };
  const list = { ...draft, name: 'Listo', words: [{ text: 'vorto' }, { text: 'libro' }] };
  await app.call(routes.list.create, list, headers);
  expect(await device.next()).toEqual({ kind: 'list' });
  const columns = ['Unu', 'Du'].map((name) => ({ name, langCode: 'eo' }));
  await app.call(routes.table.create, { ...draft, name: 'Tabelo', columns }, headers);
  expect(await device.next()).toEqual({ kind: 'table' });
  await app.call(routes.user.update, { learn: 'ia' }, headers);
  expect(await device.next()).toEqual({ kind: 'user' });
});

it('sends nothing for a failed request', async () => {
  const device = await listen();
  const list = {
    name: 'Listo',
    langCode: 'eo',
    privacy: Privacy.Private,
    words: [{ id: user.id }],
  };
  expect((await app.refusal(routes.list.create, list, headers)).status).toBe(404);
  await app.call(routes.user.update, { learn: 'ia' }, headers);
  expect(await device.next()).toEqual({ kind: 'user' });
});

it('ends if the server cannot read the changes, so that devices connect and synchronise again', async () => {
  const device = await listen();
  await app.database.execute(sql`alter table ${accountEvent} rename to account_event_away`);
  expect(await device.next()).toBeUndefined();
  await app.database.execute(sql`alter table account_event_away rename to account_event`);
  const again = await listen();
  await app.call(routes.user.update, { learn: 'ia' }, headers);
  expect(await again.next()).toEqual({ kind: 'user' });
});

it('ends with the session, while other devices stay connected', async () => {
  const [one, two] = [await listen(), await listen(await app.headersOf(user))];
  await app.call(routes.auth.signOut, {}, headers);
  expect(await one.next()).toBeUndefined();
  await app.call(routes.user.update, { learn: 'ia' }, await app.headersOf(user));
  expect(await two.next()).toEqual({ kind: 'user' });
});

it('ends with the account', async () => {
  const device = await listen();
  await app.call(routes.user.delete, {}, headers);
  expect(await device.next()).toBeUndefined();
});

it('closes the oldest connection beyond the maximum', async () => {
  const devices = [];
  for (let count = 0; count < 11; count += 1) devices.push(await listen());
  expect(await devices[0]?.next()).toBeUndefined();
  await app.call(routes.user.update, { learn: 'ia' }, headers);
  expect(await devices[1]?.next()).toEqual({ kind: 'user' });
});

it('closes a connection whose client does not read', async () => {
  const response = await app.request(path, { headers });
  for (let count = 0; count < 200; count += 1) {
    app.services.events.hear({ userId: user.id, kind: 'user' });
  }
  const text = await response.text();
  expect(text.match(/data/g)?.length).toBeLessThan(150);
});

it('requires a sign-in', async () => {
  const response = await app.request(path, { headers: reader });
  expect(response.status).toBe(401);
});
