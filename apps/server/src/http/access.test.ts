import { routes } from '@wordhoard/contract';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { useApp } from '../../test/test-app.ts';
import { accessByRoute, authorise } from './access.ts';
import { createErrorAnswer } from './answer-error.ts';
import { createApi } from './api.ts';

const app = useApp();
const registered = () =>
  app.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);

it('knows of every registered route who may call it', () => {
  expect(registered().filter((route) => !accessByRoute.has(route))).toEqual([]);
});

it('has a handler for every route of the contract', () => {
  const handled = new Set(registered());
  const contracted = Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .map((route) => `${route.method.toUpperCase()} ${route.getRoutingPath()}`);
  expect(contracted.filter((route) => !handled.has(route))).toEqual([]);
});

it('declares nothing that is not there', () => {
  expect([...accessByRoute.keys()].filter((route) => !registered().includes(route))).toEqual([]);
});

it('refuses a route that declares nothing', async () => {
  const api = createApi();
  api.onError(createErrorAnswer(pino({ level: 'silent' })));
  api.use(authorise);
  api.get('/secret', (context) => context.text('a secret'));
  const response = await api.request('/secret');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'NotAuthorized' });
});
