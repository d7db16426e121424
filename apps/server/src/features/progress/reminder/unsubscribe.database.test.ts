import { routes } from '@wordhoard/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../../test/factory.ts';
import { addDueWords, buildReminded } from '../../../../test/reminder.ts';
import { readAnswer, useApp } from '../../../../test/test-app.ts';
import { createLog } from '../../../platform/observability/log.ts';
import { queueRemindersJob } from './mail-reminder.ts';
import { createUnsubscribeToken } from './unsubscribe.ts';

const lines: string[] = [];
const app = useApp({ log: createLog('trace', { write: (line) => lines.push(line) }) });
const { unsubscribe, settings } = routes.progress;

let learner: User;
let token: string;
beforeEach(async () => {
  learner = await buildReminded(app.database);
  await addDueWords(app.database, learner, 1);
  token = await createUnsubscribeToken(app.database, learner.id);
});

const addressWith = (secret: string) =>
  `${unsubscribe.path}?${new URLSearchParams({ token: secret })}`;
const oneClick = { 'List-Unsubscribe': 'One-Click' };

const post = (body: NonNullable<RequestInit['body']>, { secret = token, headers = {} } = {}) =>
  app.request(addressWith(secret), { method: 'POST', headers, body });

const readRefusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; fields?: { path: string }[] }),
});

async function reminderHour(): Promise<number | null> {
  const { reminderHour } = await app.call(settings, {}, await app.headersOf(learner));
  return reminderHour;
}

describe('a mail program that posts the form of RFC 8058', () => {
  it('unsubscribes without signing in', async () => {
    await readAnswer(unsubscribe, await post(new URLSearchParams(oneClick)));
    expect(await reminderHour()).toBeNull();
  });

  it('may send it as multipart', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    await readAnswer(unsubscribe, await post(form));
    expect(await reminderHour()).toBeNull();
  });

  it('ends the reminders at once, and may repeat it', async () => {
    for (const _ of [1, 2])
      await readAnswer(unsubscribe, await post(new URLSearchParams(oneClick)));
    await queueRemindersJob.run({}, app.services);
    expect(await reminderHour()).toBeNull();
  });

  it('gets the same answer after the account was deleted', async () => {
    await app.call(routes.user.delete, {}, await app.headersOf(learner));
    expect(await readAnswer(unsubscribe, await post(new URLSearchParams(oneClick)))).toEqual({
      unsubscribed: true,
    });
  });

  it('leaves no secret in the log', async () => {
    await post(new URLSearchParams(oneClick));
    await app.request(addressWith(token));
    expect(lines.join('')).toContain(unsubscribe.path);
    expect(lines.join('')).not.toContain(token.split('.')[1]);
  });
});

it('a program that opens the link only gets the page that asks', async () => {
  const response = await app.request(addressWith(token));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/unsubscribe?token=${token}`);
  const page = await app.request(`/unsubscribe?token=${token}`, {
    headers: { accept: 'text/html' },
  });
  expect(page.status).toBe(200);
  expect(await reminderHour()).toBe(12);
});

describe('nobody is unsubscribed', () => {
  it.each([
    ['an invented token', async () => 'a'],
    ['an empty signature', async () => `${learner.id}.`],
    ['a signature that is cut off', async () => token.slice(0, -1)],
    ['another signature', async () => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    [
      'the signature of somebody else',
      async () => {
        const other = await createUnsubscribeToken(
          app.database,
          (await buildUser(app.database)).id,
        );
        return `${learner.id}.${other.split('.')[1]}`;
      },
    ],
    ['the id of nobody', async () => `01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10.${token.split('.')[1]}`],
  ])('by %s', async (_, forge) => {
    const response = await post(new URLSearchParams(oneClick), { secret: await forge() });
    expect(await readRefusal(response)).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [{ path: 'token' }],
    });
    expect(await reminderHour()).toBe(12);
  });

  it.each([
    ['another form', new URLSearchParams({ 'List-Unsubscribe': 'no' })],
    ['a form with more fields', new URLSearchParams({ ...oneClick, more: '1' })],
    ['an empty form', new URLSearchParams()],
  ])('by %s', async (_, form) => {
    expect((await post(form)).status).toBe(400);
    expect(await reminderHour()).toBe(12);
  });

  it('by JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await post(JSON.stringify(oneClick), { headers })).status).toBe(400);
    expect(await reminderHour()).toBe(12);
  });

  it('by a body that is too large', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'x'.repeat(200_000) });
    expect(await readRefusal(await post(form))).toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
    });
    expect(await reminderHour()).toBe(12);
  });
});

it('no other route accepts a form', async () => {
  const headers = await app.headersOf(learner);
  const { 'content-type': _json, ...authorization } = headers;
  const body = new URLSearchParams({ reminderHour: '' });
  const { path } = routes.progress.updateSettings;
  const response = await app.request(path, { method: 'POST', headers: authorization, body });
  expect(response.status).toBe(400);
  expect(await reminderHour()).toBe(12);
});
