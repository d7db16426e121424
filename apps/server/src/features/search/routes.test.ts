import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { brokenLink } from '../../schema/moderation.ts';

const app = useApp();

it('returns what a client needs before its first screen', async () => {
  const body = await app.get(routes.general.initData, '/front-general/init-data');
  expect(body).toMatchObject({ localeCodes: ['en', 'ru'], settings: limits, userInfo: null });
  expect(body.langCodes).toEqual(
    expect.arrayContaining(['ar', 'de', 'en', 'he', 'ja', 'ru', 'zh']),
  );
});

const search = (query: string) => app.get(routes.general.search, `/front-general/search?${query}`);

it('searches words, lists, tables and tags', async () => {
  const fruit = await search('s=fruit');
  expect(fruit.lists[0]?.slug).toMatch(/-fruit$/);
  expect(fruit.tags).toMatchObject([{ code: 'fruit' }]);
  const pronouns = await search('s=pronoun');
  expect(pronouns.tables.length).toBeGreaterThan(0);
});

it('searches in a language and includes translations', async () => {
  const { words } = await search('s=apfel&langCode=de&tranLangCode=en');
  expect(words).toMatchObject([{ text: 'Apfel', trans: [{ dest: { text: 'apple' } }] }]);
});

it('finds nothing for an empty text', async () => {
  expect(await search('s=%20')).toEqual({
    searchedText: null,
    words: [],
    lists: [],
    tables: [],
    tags: [],
  });
});

it('refuses repeated and unknown fields', async () => {
  const twice = await app.request('/front-general/search?s=a&s=b');
  const unknown = await app.request('/front-general/search?s=a&page=1');
  expect([twice.status, unknown.status]).toEqual([400, 400]);
  expect(await unknown.json()).toMatchObject({ fields: [{ path: 'page', code: 'unknownField' }] });
});

it('counts the reports of a broken link of any length in one row', async () => {
  for (const path of ['/lost', '/lost', `/${'я'.repeat(1_999)}`]) {
    expect(await app.call(routes.general.reportBrokenLink, { path })).toEqual({ received: true });
  }
  const rows = app.database.select().from(brokenLink).where(eq(brokenLink.path, '/lost'));
  expect(await rows).toMatchObject([{ path: '/lost', reportCount: 2 }]);
});

it('stores at most 10,000 broken links', async () => {
  const links = Array.from({ length: 10_000 }, (_, number) => ({
    digest: `digest ${number}`,
    path: `/${number}`,
    reportCount: 1,
  }));
  await insertRows(app.database, brokenLink, links);
  await app.call(routes.general.reportBrokenLink, { path: '/one-more' });
  const rows = app.database.select().from(brokenLink).where(eq(brokenLink.path, '/one-more'));
  expect(await rows).toEqual([]);
});
