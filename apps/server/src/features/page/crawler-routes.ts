import { defaultLocale, EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { pagePaths } from '@wordhoard/contract/page-address';
import { and, asc, eq, exists, gt, isNull, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../../platform/database/database.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { list, wordTable } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { language, word } from '../../schema/word.ts';
import { findLanguages, type LanguageRow } from '../language/store.ts';
import { isShownByTag } from '../word/theme.ts';
import { visible } from '../word/visible.ts';
import { chooseTranLangCode } from './page-request.ts';

/** The maximum of sitemaps per language. Later pages of words cost the database too much. */
const maxWordMaps = 50;
const cacheControl = 'public, max-age=3600';

/** Tells crawlers which pages to skip, and lists all public pages in sitemaps of limited size. */
export function addCrawlerRoutes(api: Api, { database, publicUrl }: Services): void {
  api.get('/robots.txt', (context) => {
    context.header('cache-control', cacheControl);
    return context.text(writeRobotsText(publicUrl));
  });

  api.get('/sitemap.xml', async (context) => {
    const names = listMapNames(await findLanguages(database));
    context.header('cache-control', cacheControl);
    return context.body(writeIndex(names.map((name) => `${publicUrl}/sitemap/${name}`)), 200, xml);
  });

  api.get('/sitemap/:file', async (context) => {
    const paths = requireFound(await findPaths(context.req.param('file'), database));
    context.header('cache-control', cacheControl);
    return context.body(writeMap(paths.map((path) => publicUrl + path)), 200, xml);
  });
}

const writeRobotsText = (publicUrl: string): string => `User-agent: *
Disallow: /front-auth/
Disallow: /profile
Disallow: /quiz/play
Disallow: /quiz/results
Disallow: /search
Disallow: /settings

Sitemap: ${publicUrl}/sitemap.xml
`;

const xml = { 'content-type': 'application/xml; charset=UTF-8' };

const feedPaths = [
  pagePaths.language,
  pagePaths.words,
  pagePaths.lists,
  pagePaths.tables,
  pagePaths.tags,
];

const fixedMaps: Record<string, (database: Database) => Promise<string[]>> = {
  'pages.xml': async (database) => [
    pagePaths.home(),
    ...(await findLanguages(database)).flatMap(({ code }) =>
      feedPaths.map((pathOf) => pathOf(code)),
    ),
  ],
  'lists.xml': async (database) =>
    (await findPublicLists(database)).map(({ slug, langCode }) =>
      pagePaths.list(slug, chooseTranLangCode(langCode, defaultLocale)),
    ),
  'tables.xml': async (database) =>
    (await findPublicTables(database)).map(({ slug }) => pagePaths.table(slug)),
  'tags.xml': async (database) =>
    (await findTagPages(database))
      .filter(({ langCode }) => isLangCode(langCode))
      .map(({ code, langCode }) => pagePaths.tag(code, langCode)),
};

/** `words-de-3.xml` is the third sitemap of the German words. */
const wordMapName = /^words-(.+)-([1-9]\d?)\.xml$/;

const listMapNames = (languages: readonly LanguageRow[]): string[] => [
  ...Object.keys(fixedMaps),
  ...languages.flatMap(({ code, wordCount }) => {
    const count = Math.min(Math.ceil(wordCount / wordsPerMap), maxWordMaps);
    return Array.from({ length: count }, (_, index) => `words-${code}-${index + 1}.xml`);
  }),
];

async function findPaths(file: string, database: Database): Promise<string[] | undefined> {
  if (Object.hasOwn(fixedMaps, file)) return fixedMaps[file]?.(database);
  const [, langCode, number] = wordMapName.exec(file) ?? [];
  if (langCode === undefined || !isLangCode(langCode)) return undefined;
  if (Number(number) > maxWordMaps) return undefined;
  const words = await findWordTexts(database, { langCode, number: Number(number) });
  return words.length === 0 ? undefined : words.map(pagePaths.word);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const writeIndex = (addresses: readonly string[]): string =>
  `${head}${html`<sitemapindex xmlns="${namespace}">${addresses.map(
    (address) => html`<sitemap><loc>${address}</loc></sitemap>`,
  )}</sitemapindex>`}`;

const writeMap = (addresses: readonly string[]): string =>
  `${head}${html`<urlset xmlns="${namespace}">${addresses.map(
    (address) => html`<url><loc>${address}</loc></url>`,
  )}</urlset>`}`;

/** The limit of the sitemap protocol. */
const maxAddresses = 50_000;
/** Lower than the limit, because a sitemap is built in memory. */
const wordsPerMap = 20_000;

const findPublicLists = (database: Database) =>
  database
    .select({ slug: list.slug, langCode: list.langCode })
    .from(list)
    .where(eq(list.privacy, Privacy.Public))
    .orderBy(list.id)
    .limit(maxAddresses);

const findPublicTables = (database: Database) =>
  database
    .select({ slug: wordTable.slug })
    .from(wordTable)
    .where(eq(wordTable.privacy, Privacy.Public))
    .orderBy(wordTable.id)
    .limit(maxAddresses);

/** A tag has a page for each language with a word of it. */
function findTagPages(database: Database) {
  const linkedWord = database
    .select({ id: tagWord.id })
    .from(tagWord)
    .innerJoin(word, eq(word.id, tagWord.wordId))
    .where(
      and(
        eq(tagWord.tagId, tag.id),
        eq(tagWord.langCode, language.code),
        eq(tagWord.status, EntryStatus.Approved),
        isNull(tagWord.duplicateOf),
        isShownByTag,
      ),
    );
  return database
    .select({ code: tag.code, langCode: language.code })
    .from(tag)
    .innerJoin(language, exists(linkedWord))
    .where(and(gt(tag.wordCount, 0), gt(language.wordCount, 0)))
    .orderBy(asc(tag.code), asc(language.code))
    .limit(maxAddresses);
}

/** Words and idioms in the order in which they were added, so that a full sitemap keeps its words. */
const findWordTexts = (
  database: Database,
  { langCode, number }: { langCode: string; number: number },
) =>
  database
    .select({
      text: word.text,
      langCode: word.langCode,
      mode: word.mode,
      homograph: word.homograph,
    })
    .from(word)
    .where(and(visible, eq(word.langCode, langCode), ne(word.mode, fixed(WordMode.Definition))))
    .orderBy(word.place)
    .limit(wordsPerMap)
    .offset((number - 1) * wordsPerMap);
