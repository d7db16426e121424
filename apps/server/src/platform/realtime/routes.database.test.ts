import { routes } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventReader } from '../../../test/event-reader.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { today } from '../../../test/review-learner.ts';
import { reader, useApp } from '../../../test/test-app.ts';

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

async function mark(count: number): Promise<string[]> {
  const words = await Promise.all(Array.from({ length: count }, () => buildWord(app.database)));
  const wordIds = words.map(({ id }) => id);
  await app.call(routes.knowing.setMany, { wordIds, knowing: Knowing.Saved, day: today }, headers);
  return wordIds;
}

it('sends marked words to every device of the account, and to no other', async () => {
  const [one, two] = [await listen(), await listen(await app.headersOf(user))];
  const stranger = await listen(await app.headersOf());
  const wordIds = await mark(2);
  for (const device of [one, two]) {
    const change = await device.next();
    expect(change).toEqual({ kind: 'knowing', wordIds: expect.arrayContaining(wordIds) });
  }
  app.services.events.missed();
  expect(await stranger.next()).toBeUndefined();
});

it('splits an event about many words', async () => {
  const device = await listen();
  const wordIds = await mark(170);
  const received: string[] = [];
  while (received.length < wordIds.length) {
    const change = await device.next();
    if (change?.kind === 'knowing') received.push(...change.wordIds);
  }
  expect(received.toSorted()).toEqual(wordIds.toSorted());
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
  const { id } = await buildWord(app.database);
  const wordIds = [id, user.id];
  const marking = { wordIds, knowing: Knowing.Saved, day: today };
  expect(await app.refusal(routes.knowing.setMany.path, marking, headers)).toMatchObject({
    code: 'NotFound',
  });
  await app.call(routes.user.update, { learn: 'ia' }, headers);
  expect(await device.next()).toEqual({ kind: 'user' });
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
    app.services.events.hear(JSON.stringify({ userId: user.id, kind: 'user' }));
  }
  const text = await response.text();
  expect(text.match(/data/g)?.length).toBeLessThan(150);
});

it('requires a sign-in', async () => {
  const response = await app.request(path, { headers: reader });
  expect(response.status).toBe(401);
});
