import { type BrowserContext, expect } from '@playwright/test';
import type { patterns } from '../src/app/paths.ts';
import { enter, enterAsAdmin } from './account.ts';
import { Learner } from './learner.ts';
import { watchPage } from './page-watch.ts';
import { walkWithTab } from './tab-walk.ts';
import { test } from './test.ts';
import { untranslatedTexts } from './untranslated.ts';

/** Where each address of the app leads to something. */
const addresses: Record<keyof typeof patterns, string> = {
  home: '/',
  wordIndex: '/words',
  words: '/words/es',
  word: '/word/es/manzana',
  newWord: '/word/new?langCode=es&text=manzanita',
  listIndex: '/lists',
  lists: '/lists/es',
  newList: '/list/new',
  pasteList: '/list/paste',
  importWords: '/list/es-fruit/import',
  list: '/list/es-fruit',
  translatedList: '/list/es-fruit/ru',
  newTable: '/table/new',
  importRows: '/table/english-irregular-verbs/import',
  table: '/table/english-irregular-verbs',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  newQuiz: '/quiz/new?tag=fruit&lang=es&to=ru',
  quizSettings: '/quiz/es-fruit/ru',
  user: '/user/administrator',
  userSection: '/user/administrator/lists',
  language: '/language/es',
  tableIndex: '/tables',
  tables: '/tables/en',
  tag: '/tag/fruit/es',
  search: '/search?text=an',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/image',
  signIn: '/sign-in',
  signUp: '/sign-up',
  socialSignIn: '/social-sign-in?error=denied',
  telegramSignIn: '/telegram-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password?token=expired',
  changePassword: '/change-password',
};

/** Only the page of Telegram’s button asks for anything elsewhere. */
const otherHosts: Partial<typeof addresses> = { telegramSignIn: 'https://telegram.org' };

const roles: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'a visitor': async () => undefined,
  'a learner': (context) => enter(context),
  'an admin': enterAsAdmin,
};

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const height = 900;
const furtherPages = /feed$/;

// Each comes with accounts of its own, and the last file of a run is no reason to use one worker.
test.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(addresses) as (keyof typeof addresses)[]) {
  test(`nobody meets a barrier at ${name}`, async ({ page, context, locale }) => {
    const learner = new Learner(page, locale);
    const complaints = watchPage(page, otherHosts[name]);
    await page.route('https://telegram.org/**', (route) => route.fulfill());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [role, arrive] of Object.entries(roles)) {
      await test.step(role, async () => {
        await arrive(context);
        await page.goto(addresses[name]);
        await learner.seesAll();
        await findNoBarrierInAnyLook(learner);
        if (learner.intl.locale === 'ru') expect(await untranslatedTexts(page)).toEqual([]);
      });
    }
    expect(complaints()).toEqual([]);
  });
}

async function findNoBarrierInAnyLook(learner: Learner): Promise<void> {
  const { page } = learner;
  // A feed that grew meanwhile would push its foot ahead for ever.
  await page.route(furtherPages, () => undefined);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await learner.findsNoBarrier();
  }
  await page.setViewportSize({ width: 320, height });
  await learner.findsNothingCutOff();
  expect(await walkWithTab(page), 'the keyboard reaches everything and shows it').toEqual([]);
  await page.unroute(furtherPages);
}
