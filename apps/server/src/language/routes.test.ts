import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { russianReader, useApp } from '../../test/test-app.ts';

const app = useApp();

it('shows a language with its lists and tables', async () => {
  const body = await app.get(routes.general.language, '/front-general/lang/ru', russianReader);
  expect(body).toMatchObject({ code: 'ru', listFeed: { page: 1, skip: 0 } });
  expect(body.wordCount).toBeGreaterThan(1_000);
  expect(body.listFeed.data[0]).toMatchObject({ slug: 'ru-human-body', name: 'Тело человека' });
  expect(body.tableFeed.data.map(({ slug }) => slug)).toContain('russian-noun-cases');
});

it('does not know a language without words', async () => {
  const response = await app.request('/front-general/lang/tlh');
  expect(response.status).toBe(404);
});

it('refuses what is no code of a language', async () => {
  const response = await app.request('/front-general/lang/%F0%9F%90%9D');
  expect(response.status).toBe(400);
});
