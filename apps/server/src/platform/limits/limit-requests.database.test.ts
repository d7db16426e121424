import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildLearner } from '../../../test/learner.ts';
import { buildSession } from '../../../test/quiz-session.ts';
import { markEvent } from '../../../test/review-events.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { claimUses, createLimiter } from './limiter.ts';
import { eventLimit, generalLimit, type RateLimit, requestCost } from './limits.ts';

const app = useApp();
const { initData } = routes.general;
const { forgotPassword, signUp } = routes.auth;

const allRoutes = Object.values(routes).flatMap((domain) =>
  Object.values<{ method: string; path: string }>(domain),
);

type Headers = Record<string, string>;

let lastHost = 0;
/** The headers of a client with a new address. */
const fromNewAddress = (headers: Headers = reader) => {
  lastHost += 1;
  return { ...headers, 'x-forwarded-for': `198.51.100.${lastHost}` };
};

/** How many requests succeed before the general limit refuses one. */
async function callsLeft(headers: Headers): Promise<number> {
  let answered = 0;
  while ((await app.request(initData.path, { headers })).status === 200) answered += 1;
  return answered;
}

/** Uses up a limit except for some uses, as another server. */
async function useUpExcept(left: number, limit: RateLimit, subject: string): Promise<void> {
  const { database, now } = app.services;
  await claimUses(database, limit, subject, { count: limit.max - left, now: now() });
}

describe.each<[string, string, Headers]>([
  ['is not JSON', '{', {}],
  ['has an unknown field', '{"unknownField":1}', {}],
  ['is too large', '{}', { 'content-length': '100000000' }],
])('a request whose body %s', (_, body, extra) => {
  async function sendToEveryRoute(headers: Headers): Promise<void> {
    for (const { method, path } of allRoutes) {
      const init = { method: method.toUpperCase(), headers: { ...headers, ...extra } };
      const isGet = method === 'get';
      const response = await app.request(
        path.replace(/\{\w+\}/, '-'),
        isGet ? init : { ...init, body },
      );
      await response.body?.cancel();
      const refusals = [400, 401, 403, 413];
      expect(isGet ? [200, 302, 404, ...refusals] : refusals, path).toContain(response.status);
    }
  }

  const cost = allRoutes.reduce((sum, { path }) => sum + requestCost(path, 0), 0);

  it('counts for the address of an anonymous client on every route', async () => {
    const headers = fromNewAddress();
    await useUpExcept(cost + 40, generalLimit.anonymous, headers['x-forwarded-for']);
    await sendToEveryRoute(headers);
    expect(await callsLeft(headers)).toBe(40);
  });

  it('counts for the account of a learner on every route', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    await useUpExcept(cost + 40, generalLimit.learner, learner.id);
    await sendToEveryRoute(fromNewAddress(headers));
    expect(await callsLeft(fromNewAddress(headers))).toBe(40);
  });

  it('counts for the address of a learner on every route', async () => {
    const headers = fromNewAddress(await app.headersOf());
    await useUpExcept(cost + 40, generalLimit.address, headers['x-forwarded-for']);
    await sendToEveryRoute(headers);
    expect(await callsLeft(headers)).toBe(40);
    const elsewhere = fromNewAddress(await app.headersOf());
    expect((await app.request(initData.path, { headers: elsewhere })).status).toBe(200);
  });
});

it('a long body costs more than a short one, and its length may be unknown', async () => {
  const post = (headers: Headers, text: string) =>
    app.request(routes.list.importPreview.path, { method: 'POST', headers, body: text });
  const body = JSON.stringify({ text: 'Hund\n'.repeat(20_000), langCode: 'de' });
  const headers = fromNewAddress();
  await useUpExcept(
    requestCost(routes.list.importPreview.path, body.length) + 5,
    generalLimit.anonymous,
    headers['x-forwarded-for'],
  );
  const declared = { ...headers, 'content-length': String(body.length) };
  expect((await post(declared, body)).status).toBe(422);
  expect(await callsLeft(headers)).toBe(5);
  const chunked = fromNewAddress({ ...reader, 'transfer-encoding': 'chunked' });
  await useUpExcept(100, generalLimit.anonymous, chunked['x-forwarded-for']);
  expect((await post(chunked, body)).status).toBe(429);
});

it('a route with its own limit counts for the general limit first', async () => {
  const headers = fromNewAddress();
  await useUpExcept(0, generalLimit.anonymous, headers['x-forwarded-for']);
  const account = { username: 'latecomer', email: 'late@example.org', password: 'Word+hoard1' };
  const init = { method: 'POST', body: JSON.stringify({ ...account, learn: 'eo' }) };
  const refused = await app.request(signUp.path, { ...init, headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(5 * 60);
  expect((await app.request(signUp.path, { ...init, headers: fromNewAddress() })).status).toBe(200);
});

it('an hour has a limit of events and sessions, and what is refused is taken later', async () => {
  const learner = await buildLearner(app);
  const word = await buildWord(app.database);
  const body = JSON.stringify({
    deviceId: learner.deviceId,
    cursor: 0,
    events: [markEvent(word.id)],
    sessions: [buildSession([word.id])],
  });
  const init = { method: 'POST', headers: learner.headers, body };
  await useUpExcept(1, eventLimit, learner.user.id);
  const refused = await app.request(routes.review.sync.path, init);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await learner.sync([])).words).toEqual([]);
  const later = new Date(app.services.now().getTime() + 61 * 60_000);
  const services = { ...app.services, now: () => later };
  const next = createApp({ ...services, limiter: createLimiter(services) });
  expect((await next.request(routes.review.sync.path, init)).status).toBe(200);
  expect((await learner.sync([])).words[0]?.events).toHaveLength(1);
});

describe('forgotten passwords', () => {
  const requestReset = (body: object, headers = fromNewAddress()) =>
    app.request(forgotPassword.path, { method: 'POST', headers, body: JSON.stringify(body) });

  it.each<[string, (turn: number) => object]>([
    ['different e-mail addresses', (turn) => ({ email: `reader${turn}@example.org` })],
    ['invalid bodies', () => ({})],
  ])('can be requested 60 times in 30 minutes from one address, with %s', async (_, bodyOf) => {
    const headers = fromNewAddress();
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await requestReset(bodyOf(turn), headers)).status).not.toBe(429);
    }
    const refused = await requestReset(bodyOf(60), headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 60);
    expect((await requestReset(bodyOf(61))).status).not.toBe(429);
  });

  it('can be requested 5 times for an e-mail address, ignoring case and from any address', async () => {
    const { email } = await buildUser(app.database, { email: 'Member@example.org' });
    for (const address of [email, 'nobody@example.org']) {
      const answers: unknown[] = [];
      for (const spelling of [
        address,
        address?.toUpperCase(),
        address,
        address,
        address?.toLowerCase(),
        address,
      ]) {
        const response = await requestReset({ email: spelling });
        const { requestId: _requestId, ...answer } = (await response.json()) as Record<
          string,
          unknown
        >;
        answers.push({ status: response.status, ...answer });
      }
      const refused = expect.objectContaining({ status: 429, code: 'TooManyRequests' });
      const sent = { status: 200, sent: true };
      expect(answers).toEqual([sent, sent, sent, sent, sent, refused]);
    }
  });

  it('can be requested after any number of invalid requests, which send no mail', async () => {
    const email = 'owner@example.org';
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await requestReset({ email, unknownField: true })).status).toBe(400);
    }
    expect((await requestReset({ email })).status).toBe(200);
  });
});
