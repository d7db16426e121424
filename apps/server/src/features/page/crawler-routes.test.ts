import { Privacy } from '@wordhoard/contract/enumeration';
import { beforeAll, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const publicUrl = 'https://words.example';
const app = useApp({ variables: () => ({ PUBLIC_URL: publicUrl }) });

async function addressesOn(path: string): Promise<string[]> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => address.replace(publicUrl, ''));
}

beforeAll(async () => {
  const { database } = app;
  const word = await buildWord(database, { text: 'manĝi & trinki' });
  await buildWord(database, { text: 'fremda', langCode: 'xx' });
  await buildHiddenWord(database, { text: 'kaŝita' });
  await buildWord(database, { text: 'forigita', active: false });
  await buildList(database, [word], { slug: 'mangxoj' });
  await buildList(database, [word], {
    slug: 'sekretoj',
    privacy: Privacy.Private,
    userId: (await buildUser(database)).id,
  });
});

it('robots.txt names the sitemap and the paths to skip', async () => {
  const robots = await (await app.request('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /settings');
});

it('the sitemap index names all sitemaps', async () => {
  expect(await addressesOn('/sitemap.xml')).toEqual(
    expect.arrayContaining([
      '/sitemap/pages.xml',
      '/sitemap/lists.xml',
      '/sitemap/tables.xml',
      '/sitemap/tags.xml',
      '/sitemap/words-eo-1.xml',
    ]),
  );
});

it('a sitemap contains public pages only', async () => {
  expect(await addressesOn('/sitemap/words-eo-1.xml')).toEqual([
    '/word/eo/man%C4%9Di%20%26%20trinki',
  ]);
  const lists = await addressesOn('/sitemap/lists.xml');
  expect(lists).toContain('/list/mangxoj/en');
  expect(lists).not.toContain('/list/sekretoj/en');
  expect(await addressesOn('/sitemap/tables.xml')).toContain('/table/english-irregular-verbs');
  expect(await addressesOn('/sitemap/tags.xml')).toContain('/tag/fruit/es');
  expect(await addressesOn('/sitemap/pages.xml')).toEqual(
    expect.arrayContaining(['/words/eo', '/tags/eo']),
  );
});

it.each(['words-eo-2.xml', 'words-xx-1.xml', 'words-eo-0.xml', 'words.xml', 'toString'])(
  'there is no sitemap %s',
  async (file) => {
    expect((await app.request(`/sitemap/${file}`)).status).toBe(404);
  },
);
