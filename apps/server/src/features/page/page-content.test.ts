import { CollectionPrivacy, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
} from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';

const publicUrl = 'https://words.example';
const app = useApp({ variables: () => ({ PUBLIC_URL: publicUrl }) });

const open = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { accept: 'text/html', ...headers } });

interface Head {
  status: number;
  html: string;
  title: string | undefined;
  of: (name: string) => string | undefined;
}

/** The head of a page, as a crawler reads it. */
async function readHead(path: string, headers: Record<string, string> = {}): Promise<Head> {
  const response = await open(path, headers);
  const html = await response.text();
  return {
    status: response.status,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    of: (name) =>
      new RegExp(`(?:name|property|rel)="${name}"[^>]*(?:content|href)="([^"]*)"`).exec(html)?.[1],
  };
}

type Learner = Awaited<ReturnType<typeof buildUser>>;
let owner: Learner;

beforeAll(async () => {
  const { database } = app;
  const pomo = await buildWord(database, { text: 'pomo' });
  await buildTranslation(database, [
    pomo,
    await buildWord(database, { text: 'apple of proof', langCode: 'en' }),
  ]);
  await buildTranslation(database, [
    pomo,
    await buildWord(database, { text: 'яблоко пробы', langCode: 'ru' }),
  ]);
  await buildImage(database, pomo.id);
  const definition = { text: 'ronda frukto de arbo', mode: WordMode.Definition };
  await buildTranslation(database, [pomo, await buildWord(database, definition)]);
  await buildWord(database, { text: 'pomo de malpaco', mode: WordMode.Idiom });
  await buildWord(database, { text: 'fremda', langCode: 'xx' });
  await buildHiddenWord(database, { text: 'kaŝita' });
  await buildWord(database, { text: '"><script>alert(1)</script>' });
  await buildList(database, [pomo], { slug: 'fruktoj', name: 'Fruktoj' });
  owner = await buildUser(database);
  await buildList(database, [pomo], {
    slug: 'sekretoj',
    name: 'Sekretoj',
    privacy: Privacy.Private,
    userId: owner.id,
  });
  await buildUser(database, { username: 'legantino' });
});

describe('the page of an unlisted list or table', () => {
  it('is read by people, and left out by search engines', async () => {
    const unlisted = { userId: owner.id, privacy: CollectionPrivacy.Unlisted };
    const list = { ...unlisted, slug: 'dividataj', name: 'Dividataj' };
    await buildList(app.database, [], list);
    const headers = await app.headersOf(owner);
    const { table } = await createVerbTable(app, { privacy: CollectionPrivacy.Unlisted }, headers);
    for (const path of ['/list/dividataj', '/quiz/dividataj/en', `/table/${table.slug}`]) {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await readHead('/list/dividataj')).title).toContain('Dividataj');
  });
});

describe('the page of a word', () => {
  it('has the translations in its head', async () => {
    const head = await readHead('/word/eo/pomo');
    expect(head.status).toBe(200);
    expect(head.title).toBe('pomo – apple of proof · Wordhoard');
    expect(head.of('description')).toContain('“pomo” (Esperanto): apple of proof');
    expect(head.of('canonical')).toBe(`${publicUrl}/word/eo/pomo`);
    expect(head.of('og:title')).toBe('pomo – apple of proof');
    expect(head.of('og:image')).toMatch(/^https:\/\/words\.example\/picture\/.+\.jpg$/);
    expect(head.of('twitter:card')).toBe('summary');
    expect(head.html.match(/<title>/g)).toHaveLength(1);
    expect(head.html.match(/name="description"/g)).toHaveLength(1);
  });

  it('is in the language of the reader', async () => {
    const head = await readHead('/word/eo/pomo', { 'accept-language': 'ru' });
    expect(head.title).toBe('pomo\u00a0— яблоко пробы · Wordhoard');
    expect(head.html).toContain('<html lang="ru"');
    expect(head.of('og:locale')).toBe('ru');
  });

  it('prefers the language that the reader has chosen in the app', async () => {
    const headers = { 'accept-language': 'en', cookie: 'locale=ru' };
    expect((await readHead('/word/eo/pomo', headers)).title).toContain('яблоко');
    const vary = (await open('/word/eo/pomo')).headers.get('vary');
    expect(vary).toMatch(/accept-language.*cookie/);
  });

  it('has the spelling of the word in its canonical URL', async () => {
    expect((await readHead('/word/eo/POMO')).of('canonical')).toBe(`${publicUrl}/word/eo/pomo`);
  });

  it('escapes the text of a word', async () => {
    const head = await readHead(`/word/eo/${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(head.status).toBe(200);
    expect(head.html).not.toContain('<script>alert');
    expect(head.title).toContain('&lt;script&gt;');
  });
});

describe('the first content of a page', () => {
  it('is a word with its language and image', async () => {
    const { html } = await readHead('/word/eo/pomo');
    expect(html).toMatch(/<h1 [^>]*lang="eo"[^>]*>pomo<\/h1>/);
    expect(html).toMatch(/<img src="\/picture\/[^"]+" alt=""/);
  });

  it('is a word with its definition, or a definition with its word', async () => {
    const { html } = await readHead('/word/eo/pomo');
    expect(html).toContain(
      '<p class="word-definition" lang="eo" dir="auto">ronda frukto de arbo</p>',
    );
    const text = encodeURIComponent('ronda frukto de arbo');
    const definition = await readHead(`/word/eo/${text}?mode=definition`);
    expect(definition.html).toContain('<p class="word-translations">pomo</p>');
    expect(definition.title).toBe('pomo: ronda frukto de arbo · Wordhoard');
    expect(definition.of('canonical')).toBe(`${publicUrl}/word/eo/${text}?mode=definition`);
    expect((await readHead(`/word/eo/${text}`)).status).toBe(404);
    const idiom = await readHead('/word/eo/pomo%20de%20malpaco?mode=idiom');
    expect(idiom.html).toMatch(/<h1 [^>]*>pomo de malpaco<\/h1>/);
  });

  it('is the name of a list, also for its quiz', async () => {
    expect((await readHead('/list/fruktoj/ru')).html).toMatch(/<h1[^>]*>Fruktoj<\/h1>/);
    const quiz = await readHead('/quiz/fruktoj/en');
    expect(quiz.html).toMatch(/<h1[^>]*>Practise: Fruktoj<\/h1>/);
    expect(quiz.of('canonical')).toBe(`${publicUrl}/quiz/fruktoj/en`);
  });

  it('is the heading and the lead in the language of the reader', async () => {
    const { html } = await readHead('/words/eo', { 'accept-language': 'ru' });
    expect(html).toMatch(/<h1[^>]*>Слова: эсперанто<\/h1>\s*<p class="page-lead">/);
  });

  it('has its reading above the characters', async () => {
    await buildWord(app.database, {
      text: '試し書き',
      langCode: 'ja',
      grammar: { reading: 'ためしがき' },
    });
    const { html } = await readHead(`/word/ja/${encodeURIComponent('試し書き')}`);
    expect(html).toContain(
      '<ruby>試<rt aria-hidden="true">ため</rt></ruby>し<ruby>書<rt aria-hidden="true">が</rt></ruby>き</h1>',
    );
    expect(html).not.toContain('word-grammar');
  });

  it('escapes the text of a word', async () => {
    const { html } = await readHead(
      `/word/eo/${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(html).toContain('&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
  });

  it('is missing for a page that does not exist', async () => {
    expect((await readHead('/word/eo/nenio')).html).not.toContain('<h1');
  });
});

describe('the page of a list', () => {
  it.each([
    ['/list/fruktoj/ru', '/list/fruktoj/ru', 'Fruktoj: Esperanto – Russian · Wordhoard'],
    ['/list/fruktoj', '/list/fruktoj/en', 'Fruktoj: Esperanto – English · Wordhoard'],
    ['/list/fruktoj/eo', '/list/fruktoj/eo', 'Fruktoj: Esperanto with definitions · Wordhoard'],
    ['/list/fruktoj/xx', '/list/fruktoj/en', 'Fruktoj: Esperanto – English · Wordhoard'],
  ])('at %s is the page of a translated list', async (path, canonical, title) => {
    const head = await readHead(path);
    expect(head.status).toBe(200);
    expect(head.of('canonical')).toBe(publicUrl + canonical);
    expect(head.title).toBe(title);
    expect(head.html).toContain(`hreflang="ru" href="${publicUrl}/list/fruktoj/ru"`);
  });
});

it.each([
  ['/', 'Wordhoard'],
  ['/words/eo', 'Words: Esperanto · Wordhoard'],
  ['/lists/eo', 'Word lists: Esperanto · Wordhoard'],
  ['/tables/eo', 'Tables: Esperanto · Wordhoard'],
  ['/tags/eo', 'Tags: Esperanto · Wordhoard'],
  ['/language/eo', 'Esperanto · Wordhoard'],
  ['/words/cv', 'Words: Chuvash · Wordhoard'],
  ['/words/eo?mode=definition', 'Definitions: Esperanto · Wordhoard'],
  ['/words/eo?mode=idiom', 'Idioms: Esperanto · Wordhoard'],
  ['/user/legantino', 'legantino · Wordhoard'],
  ['/user/legantino/known', 'legantino · Wordhoard'],
  ['/profile', 'Wordhoard'],
  ['/settings', 'Wordhoard'],
])('%s has the title %s', async (path, title) => {
  const head = await readHead(path);
  expect(head.status).toBe(200);
  expect(head.title).toBe(title);
});

describe('the page of a private list', () => {
  /** Browsers send the token in a cookie. */
  const buildCookie = async (learner: Learner) => {
    const { authorization } = await app.headersOf(learner);
    return { cookie: `${authorization}`.replace('Bearer ', 'token=') };
  };

  it('exists for its owner and is not stored by shared caches', async () => {
    const cookie = await buildCookie(owner);
    const { status, title } = await readHead('/list/sekretoj/en', cookie);
    expect([status, title]).toEqual([200, 'Sekretoj: Esperanto – English · Wordhoard']);
    const { headers } = await open('/list/sekretoj/en', cookie);
    expect(headers.get('cache-control')).toContain('private');
  });

  it('does not exist for another learner or an invalid token', async () => {
    const stranger = await buildUser(app.database);
    expect((await readHead('/list/sekretoj/en', await buildCookie(stranger))).status).toBe(404);
    expect((await readHead('/list/sekretoj/en', { cookie: 'token=a.b.c' })).status).toBe(404);
  });
});

describe('a missing page', () => {
  it.each([
    '/word/eo/nenio',
    '/word/eo/ka%C5%9Dita',
    '/word/eo/%E0%A4%A',
    `/word/eo/${'o'.repeat(500)}`,
    '/list/sekretoj',
    '/list/sekretoj/ru',
    '/list/nenio/ru',
    '/list/en-fruit.v2',
    '/table/nenio',
    '/tag/nenio/eo',
    '/user/neniu',
    '/words/xx',
    '/language/xx',
    '/tag/fruit/xx',
    '/word/xx/fremda',
    '/nenie',
  ])('%s has the status 404 and the HTML of the app without a specific title', async (path) => {
    const head = await readHead(path);
    expect(head.status).toBe(404);
    expect(head.html).toContain('<body>');
    expect(head.title).toBe('Wordhoard');
    expect(head.html).not.toMatch(/Sekretoj|kaŝita/);
  });
});
