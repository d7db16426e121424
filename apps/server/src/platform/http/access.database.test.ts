import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { findCallerOfToken, openSession } from '../../features/auth/session.ts';
import { createTokens } from '../../features/auth/token.ts';
import { session } from '../../schema/auth.ts';
import { user } from '../../schema/user.ts';
import { accessByRoute, authenticate, authorise } from './access.ts';
import { createApi } from './api.ts';
import { createErrorHandler } from './error-response.ts';

const app = useApp();
const registered = () =>
  app.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);

it('declares the access of every registered route', () => {
  expect(registered().filter((route) => !accessByRoute.has(route))).toEqual([]);
});

it('has a handler for every route of the contract', () => {
  const handled = new Set(registered());
  const contracted = Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .map((route) => `${route.method.toUpperCase()} ${route.getRoutingPath()}`);
  expect(contracted.filter((route) => !handled.has(route))).toEqual([]);
});

it('declares registered routes only', () => {
  expect([...accessByRoute.keys()].filter((route) => !registered().includes(route))).toEqual([]);
});

it('refuses a route without declared access to everybody', async () => {
  const api = createApi();
  api.onError(createErrorHandler(pino({ level: 'silent' })));
  api.use(authenticate((token) => findCallerOfToken(token, app.services)));
  api.use(authorise);
  api.get('/front-secret', (context) => context.text('a secret'));
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  expect(await readCode(api.request('/front-secret'))).toBe('NotAuthorized');
  expect(await readCode(api.request('/front-secret', { headers: admin }))).toBe('Forbidden');
});

describe('a token', () => {
  const codeFor = (headers: Record<string, string>) =>
    readCode(app.request(routes.general.initData.path, { headers }));

  it('identifies its account', async () => {
    expect(await codeFor(await app.headersOf())).toBeUndefined();
  });

  it.each(['Bearer', 'Bearer x', 'Basic dXNlcjpwYXNz'])('cannot be %s', async (header) => {
    expect(await codeFor({ authorization: header })).toBe('InvalidToken');
  });

  it('must be signed by this server', async () => {
    const { now, database } = app.services;
    const tokens = createTokens('c29tZWJvZHkgZWxzZQ', now);
    const user = await buildUser(database);
    const token = await openSession(user, { database, now, tokens });
    expect(await codeFor({ authorization: `Bearer ${token}` })).toBe('InvalidToken');
  });

  it('expires', async () => {
    const user = await buildUser(app.database);
    const eightDaysAgo = () => new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
    const token = await openSession(user, { ...app.services, now: eightDaysAgo });
    expect(await codeFor({ authorization: `Bearer ${token}` })).toBe('InvalidToken');
  });

  it('ends with its session', async () => {
    const user = await buildUser(app.database);
    const headers = await app.headersOf(user);
    await app.database.delete(session).where(eq(session.userId, user.id));
    expect(await codeFor(headers)).toBe('InvalidToken');
  });

  it('ends with its account', async () => {
    const account = await buildUser(app.database);
    const headers = await app.headersOf(account);
    await app.database.delete(user).where(eq(user.id, account.id));
    expect(await codeFor(headers)).toBe('UserDoesNotExist');
  });
});

async function readCode(response: Response | Promise<Response>): Promise<string | undefined> {
  const { code } = (await (await response).json()) as { code?: string };
  return code;
}
