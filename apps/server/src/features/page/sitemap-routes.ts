import { defaultLocale } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { pagePaths } from '@wordhoard/contract/page-address';
import { html } from 'hono/html';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { findLanguages, type LanguageRow } from '../language/store.ts';
import { explainedIn } from './page-reader.ts';
import {
  findPublicLists,
  findPublicTables,
  findTagPages,
  findWordTexts,
  wordsOnMap,
} from './sitemap-store.ts';

/** Further maps of a language's words would cost the database more than they tell. */
const maxWordMaps = 50;
const keptFor = 'public, max-age=3600';

/** Where search engines find all that everybody may see: an index of maps, each of them bounded. */
export function addSitemapRoutes(api: Api, { database, publicUrl }: Services): void {
  api.get('/sitemap.xml', async (context) => {
    const names = mapNames(await findLanguages(database));
    context.header('cache-control', keptFor);
    return context.body(indexOf(names.map((name) => `${publicUrl}/sitemap/${name}`)), 200, xml);
  });

  api.get('/sitemap/:file', async (context) => {
    const paths = await pathsOn(context.req.param('file'), database);
    if (paths === undefined) throw new ApplicationError('NotFound');
    context.header('cache-control', keptFor);
    return context.body(mapOf(paths.map((path) => publicUrl + path)), 200, xml);
  });
}

const xml = { 'content-type': 'application/xml; charset=UTF-8' };

const feedPaths = [
  pagePaths.language,
  pagePaths.words,
  pagePaths.lists,
  pagePaths.tables,
  pagePaths.tags,
];

const things: Record<string, (database: Database) => Promise<string[]>> = {
  'pages.xml': async (database) => [
    pagePaths.home(),
    ...(await findLanguages(database)).flatMap(({ code }) =>
      feedPaths.map((pathOf) => pathOf(code)),
    ),
  ],
  'lists.xml': async (database) =>
    (await findPublicLists(database)).map(({ slug, langCode }) =>
      pagePaths.list(slug, explainedIn(langCode, defaultLocale)),
    ),
  'tables.xml': async (database) =>
    (await findPublicTables(database)).map(({ slug }) => pagePaths.table(slug)),
  'tags.xml': async (database) =>
    (await findTagPages(database))
      .filter(({ langCode }) => isLangCode(langCode))
      .map(({ code, langCode }) => pagePaths.tag(code, langCode)),
};

/** `words-de-3.xml` is the third map of the German words. */
const wordMapName = /^words-(.+)-([1-9]\d?)\.xml$/;

const mapNames = (languages: readonly LanguageRow[]): string[] => [
  ...Object.keys(things),
  ...languages.flatMap(({ code, wordCount }) => {
    const count = Math.min(Math.ceil(wordCount / wordsOnMap), maxWordMaps);
    return Array.from({ length: count }, (_, index) => `words-${code}-${index + 1}.xml`);
  }),
];

async function pathsOn(file: string, database: Database): Promise<string[] | undefined> {
  if (Object.hasOwn(things, file)) return things[file]?.(database);
  const [, langCode, number] = wordMapName.exec(file) ?? [];
  if (langCode === undefined || !isLangCode(langCode)) return undefined;
  if (Number(number) > maxWordMaps) return undefined;
  const words = await findWordTexts(database, { langCode, number: Number(number) });
  return words.length === 0 ? undefined : words.map(pagePaths.word);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const indexOf = (addresses: readonly string[]): string =>
  `${head}${html`<sitemapindex xmlns="${namespace}">${addresses.map(
    (address) => html`<sitemap><loc>${address}</loc></sitemap>`,
  )}</sitemapindex>`}`;

const mapOf = (addresses: readonly string[]): string =>
  `${head}${html`<urlset xmlns="${namespace}">${addresses.map(
    (address) => html`<url><loc>${address}</loc></url>`,
  )}</urlset>`}`;
