import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

it.each(['en', 'ru'])('returns the texts of the interface in %s', async (locale) => {
  const response = await app.request(`/locale/${locale}.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toHaveProperty(['error.NotFound']);
});

it('is cached forever with a version', async () => {
  const versioned = await app.request('/locale/ru.json?v=1a2b');
  const unversioned = await app.request('/locale/ru.json');
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect(unversioned.headers.get('cache-control')).toBe('no-cache');
});

it.each(['xx.json', 'ru.txt', 'ru', '..%2fpackage.json'])(
  'returns NotFound for %s',
  async (file) => {
    const response = await app.request(`/locale/${file}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NotFound' });
  },
);
