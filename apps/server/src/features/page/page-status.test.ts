import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import type { pagePatterns } from '@wordhoard/contract/page-address';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCampaign } from '../../../test/campaign/campaign-factory.ts';
import { buildList, buildUser, buildWord } from '../../../test/factory.ts';
import { telegramVariables } from '../../../test/telegram-login.ts';
import { type TestApp, useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';
import { claimUses } from '../../platform/limits/limiter.ts';
import { pageLimit } from '../../platform/limits/limits.ts';

const app = useApp();
const appWithTelegram = useApp({ variables: () => telegramVariables });

const callers = ['visitor', 'stranger', 'owner', 'admin'] as const;
type Statuses = readonly [visitor: number, stranger: number, owner: number, admin: number];

const tooLong = 'a'.repeat(150);
const campaignId = newId();

const everybody: Statuses = [200, 200, 200, 200];
const nobody: Statuses = [404, 404, 404, 404];
const ownerOnly: Statuses = [404, 404, 200, 404];
const adminOnly: Statuses = [404, 404, 404, 200];
const ownerOrAdmin: Statuses = [404, 404, 200, 200];

/** The status for each caller, by page and path. */
const statuses: Record<keyof typeof pagePatterns, Record<string, Statuses>> = {
  home: { '/': everybody },
  shell: { '/_app': everybody, '/_app/x': nobody },
  indexFile: { '/index.html': everybody },
  wordIndex: { '/words': everybody, '/word': nobody },
  words: { '/words/eo': everybody, '/words/xx': nobody, '/words/a%20b': nobody },
  word: {
    '/word/eo/hundo': everybody,
    '/word/eo/kato': nobody,
    '/word/eo/hundo?homograph=1': everybody,
    '/word/eo/hundo?homograph=2': nobody,
    '/word/eo/hundo?homograph=1.5': nobody,
    '/word/EO/hundo': nobody,
    [`/word/eo/${tooLong}`]: nobody,
  },
  newWord: { '/word/new': everybody },
  listIndex: { '/lists': everybody, '/list': nobody },
  lists: { '/lists/eo': everybody, '/lists/xx': nobody },
  newList: { '/list/new': everybody },
  pasteList: { '/list/paste': everybody },
  importWords: {
    '/list/malkasxita/import': ownerOrAdmin,
    '/list/kasxita/import': ownerOnly,
    '/list/en-fruit/import': adminOnly,
    '/list/nenio/import': nobody,
  },
  printList: {
    '/list/malkasxita/en/print': everybody,
    '/list/kasxita/en/print': ownerOnly,
    '/list/nenio/en/print': nobody,
  },
  list: {
    '/list/malkasxita': everybody,
    '/list/kasxita': ownerOnly,
    '/list/nenio': nobody,
    [`/list/${tooLong}`]: nobody,
  },
  translatedList: {
    '/list/malkasxita/en': everybody,
    '/list/kasxita/en': ownerOnly,
    '/list/nenio/en': nobody,
  },
  newTable: { '/table/new': everybody, '/table': nobody },
  importRows: {
    '/table/verboj/import': ownerOrAdmin,
    '/table/kasxitaj-verboj/import': ownerOnly,
    '/table/english-irregular-verbs/import': adminOnly,
    '/table/nenio/import': nobody,
  },
  printTable: {
    '/table/verboj/print': everybody,
    '/table/kasxitaj-verboj/print': ownerOnly,
    '/table/nenio/print': nobody,
  },
  table: {
    '/table/verboj': everybody,
    '/table/kasxitaj-verboj': ownerOnly,
    '/table/nenio': nobody,
    [`/table/${tooLong}`]: nobody,
  },
  quizIndex: { '/quiz': everybody },
  quizPlay: { '/quiz/play': everybody },
  quizResults: { '/quiz/results': everybody },
  lesson: { '/lesson': everybody },
  lessonResults: { '/lesson/results': everybody },
  course: { '/course': everybody },
  placement: { '/placement': everybody },
  newQuiz: {
    '/quiz/new?tag=fruit&lang=es': everybody,
    '/quiz/new?tag=nenio&lang=es': nobody,
    '/quiz/new?tag=fruit&lang=xx': nobody,
    '/quiz/new?tag=fruit': nobody,
    '/quiz/new?table=verboj': everybody,
    '/quiz/new?table=kasxitaj-verboj': ownerOnly,
    '/quiz/new?table=nenio': nobody,
    '/quiz/new?search=hu&lang=eo': everybody,
    '/quiz/new?search=hu&lang=xx': nobody,
    '/quiz/new?search=%20&lang=eo': nobody,
    '/quiz/new?own=saved&lang=eo': everybody,
    '/quiz/new?own=all&lang=eo': nobody,
    '/quiz/new?words=01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10&lang=eo': everybody,
    '/quiz/new?words=x&lang=eo': nobody,
    '/quiz/new': nobody,
  },
  quizSettings: {
    '/quiz/malkasxita/en': everybody,
    '/quiz/kasxita/en': ownerOnly,
    '/quiz/nenio/en': nobody,
    '/quiz/malkasxita': nobody,
  },
  user: {
    '/user/estrino': everybody,
    '/user/neniulo': nobody,
    [`/user/${tooLong}`]: nobody,
    '/user': nobody,
  },
  userSection: {
    '/user/estrino/known': everybody,
    '/user/estrino/lists': everybody,
    '/user/estrino/tables': everybody,
    '/user/estrino/played': ownerOnly,
    '/user/Estrino/contributions': ownerOnly,
    '/user/estrino/nenio': nobody,
    '/user/neniulo/lists': nobody,
  },
  language: { '/language/eo': everybody, '/language/xx': nobody, '/language/EO': nobody },
  tableIndex: { '/tables': everybody },
  tables: { '/tables/eo': everybody, '/tables/xx': nobody },
  tagIndex: { '/tags': everybody, '/tag': nobody },
  tags: { '/tags/eo': everybody, '/tags/xx': nobody },
  tag: {
    '/tag/fruit/es': everybody,
    '/tag/nenio/es': nobody,
    '/tag/fruit/xx': nobody,
    [`/tag/${tooLong}/es`]: nobody,
  },
  search: { '/search': everybody },
  profile: { '/profile': everybody },
  settings: { '/settings': everybody },
  moderation: { '/moderation': adminOnly },
  moderationKind: {
    '/moderation/image': adminOnly,
    '/moderation/broken-link': adminOnly,
    '/moderation/nenio': nobody,
  },
  campaigns: { '/campaigns': adminOnly, '/campaigns/nenio': nobody },
  campaignChannels: { '/campaigns/channels': adminOnly },
  newCampaign: { '/campaigns/new': adminOnly },
  campaign: {
    [`/campaign/${campaignId}`]: adminOnly,
    [`/campaign/${newId()}`]: nobody,
    '/campaign/nenio': nobody,
    '/campaign': nobody,
  },
  signIn: { '/sign-in': everybody },
  signUp: { '/sign-up': everybody },
  socialSignIn: { '/social-sign-in': everybody },
  telegramSignIn: { '/telegram-sign-in': nobody },
  forgotPassword: { '/forgot-password': everybody },
  resetPassword: { '/reset-password': everybody },
  unsubscribe: { '/unsubscribe': everybody },
  changePassword: { '/change-password': everybody },
  changeEmail: { '/change-email': everybody },
  confirmEmail: { '/confirm-email': everybody },
};

const headers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  const { database } = app;
  const owner = await buildUser(database, { username: 'estrino' });
  const word = await buildWord(database, { text: 'hundo' });
  const own = { userId: owner.id };
  await buildList(database, [word], { ...own, slug: 'malkasxita' });
  await buildList(database, [word], { ...own, slug: 'kasxita', privacy: Privacy.Private });
  const ownerHeaders = await app.headersOf(owner);
  await createVerbTable(app, { slug: 'verboj' }, ownerHeaders);
  const hidden = { slug: 'kasxitaj-verboj', privacy: Privacy.Private };
  await createVerbTable(app, hidden, ownerHeaders);
  headers.set('owner', ownerHeaders);
  headers.set('stranger', await app.headersOf());
  await buildCampaign(app, { id: campaignId });
  const admin = await buildUser(database, { role: UserRole.Admin });
  headers.set('admin', await app.headersOf(admin));
});

/** Browsers send the token in a cookie. */
async function requestStatus(path: string, caller: string, served: TestApp = app): Promise<number> {
  const cookie = headers.get(caller)?.['authorization']?.replace('Bearer ', 'token=') ?? '';
  const response = await served.request(path, { headers: { accept: 'text/html', cookie } });
  return response.status;
}

const cases = Object.values(statuses).flatMap((ofPage) => Object.entries(ofPage));

describe('the status of a page is that of its screen', () => {
  it.each(cases)('%s: %j', async (path, expected) => {
    expect(await Promise.all(callers.map((caller) => requestStatus(path, caller)))).toEqual(
      expected,
    );
  });

  it('of Telegram depends on the setting', async () => {
    expect(await requestStatus('/telegram-sign-in', 'visitor', appWithTelegram)).toBe(200);
  });

  it.each(['/nenie', '/nenie/ajn', '/word/eo/%E0%A4%A'])('%s does not exist', async (path) => {
    expect(await requestStatus(path, 'visitor')).toBe(404);
  });
});

it('pages are limited by address, and their files are not', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const { database, now } = app.services;
  const used = { count: pageLimit.max - 2, now: now() };
  await claimUses(database, pageLimit, '203.0.113.77', used);
  const requestStatus = async (path: string) => (await app.request(path, { headers })).status;
  expect([await requestStatus('/'), await requestStatus('/lists')]).toEqual([200, 200]);
  const refused = await app.request('/word/de/Apfel', { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await requestStatus('/robots.txt')).toBe(200);
  expect((await app.request('/')).status).toBe(200);
});
