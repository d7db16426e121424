import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { selectRows } from '../../platform/database/database.ts';

const app = useApp();

it('tells a client what it needs before its first screen', async () => {
  const body = await app.get(routes.general.initData, '/front-general/init-data');
  expect(body).toMatchObject({ localeCodes: ['en', 'ru'], settings: limits, userInfo: null });
  expect(body.langCodes).toEqual(
    expect.arrayContaining(['ar', 'de', 'en', 'he', 'ja', 'ru', 'zh']),
  );
});

const search = (query: string) => app.get(routes.general.search, `/front-general/search?${query}`);

it('searches words, lists, tables and tags at once', async () => {
  const fruit = await search('s=fruit');
  expect(fruit.lists[0]?.slug).toMatch(/-fruit$/);
  expect(fruit.tags).toMatchObject([{ code: 'fruit' }]);
  const pronouns = await search('s=pronoun');
  expect(pronouns.tables.length).toBeGreaterThan(0);
});

it('searches within a language and translates', async () => {
  const { words } = await search('s=apfel&langCode=de&tranLangCode=en');
  expect(words).toMatchObject([{ text: 'Apfel', trans: [{ dest: { text: 'apple' } }] }]);
});

it('finds nothing for nothing', async () => {
  expect(await search('s=%20')).toEqual({ words: [], lists: [], tables: [], tags: [] });
});

it('refuses a search that names a field twice or an unknown one', async () => {
  const twice = await app.request('/front-general/search?s=a&s=b');
  const unknown = await app.request('/front-general/search?s=a&page=1');
  expect([twice.status, unknown.status]).toEqual([400, 400]);
  expect(await unknown.json()).toMatchObject({ fields: [{ path: 'page', code: 'unknownField' }] });
});

it('counts the reports of a broken link, of any length, in one row', async () => {
  for (const path of ['/lost', '/lost', `/${'я'.repeat(1_999)}`]) {
    expect(await app.call(routes.general.reportBrokenLink, { path })).toEqual({ received: true });
  }
  const rows = await selectRows(
    app.database,
    sql`select path, report_count as count from broken_link where path = '/lost'`,
  );
  expect(rows).toEqual([{ path: '/lost', count: 2 }]);
});

it('keeps no more than ten thousand broken links', async () => {
  await app.database.execute(
    sql`insert into broken_link select 'd' || n, '/' || n, 1 from generate_series(1, 10000) as n`,
  );
  await app.call(routes.general.reportBrokenLink, { path: '/one-more' });
  const rows = await selectRows(
    app.database,
    sql`select 1 from broken_link where path = '/one-more'`,
  );
  expect(rows).toEqual([]);
});
