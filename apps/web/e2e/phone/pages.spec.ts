import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { pagePatterns } from '@wordhoard/contract/page-address';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { collectPageProblems } from '../support/page-problems.ts';
import { walkWithTab } from '../support/tab-walk.ts';
import { saveData, test } from '../support/test.ts';
import { untranslatedTexts } from '../support/untranslated-texts.ts';

/** A page of each route that has content. */
const testPages: Record<keyof typeof pagePatterns, string> = {
  home: '/',
  shell: '/_app',
  indexFile: '/index.html',
  wordIndex: '/words',
  words: '/words/es',
  word: '/word/es/manzana',
  newWord: '/word/new?langCode=es&text=manzanita',
  listIndex: '/lists',
  lists: '/lists/es',
  newList: '/list/new',
  pasteList: '/list/paste',
  importWords: '/list/es-fruit/import',
  printList: '/list/es-fruit/en/print',
  list: '/list/es-fruit',
  translatedList: '/list/es-fruit/ru',
  newTable: '/table/new',
  importRows: '/table/english-irregular-verbs/import',
  printTable: '/table/english-irregular-verbs/print',
  table: '/table/english-irregular-verbs',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  newQuiz: '/quiz/new?tag=fruit&lang=es&to=ru',
  lesson: '/lesson',
  lessonResults: '/lesson/results',
  course: '/course',
  placement: '/placement',
  quizSettings: '/quiz/es-fruit/ru',
  user: '/user/administrator',
  userSection: '/user/administrator/lists',
  language: '/language/es',
  tableIndex: '/tables',
  tables: '/tables/en',
  tagIndex: '/tags',
  tags: '/tags/es',
  tag: '/tag/fruit/es',
  search: '/search?text=an',
  profile: '/profile',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/image',
  campaigns: '/campaigns',
  campaignChannels: '/campaigns/channels',
  newCampaign: '/campaigns/new',
  campaign: '/campaign/01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10',
  signIn: '/sign-in',
  signUp: '/sign-up',
  socialSignIn: '/social-sign-in?error=denied',
  telegramSignIn: '/telegram-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password?token=expired',
  changePassword: '/change-password',
  changeEmail: '/change-email',
  confirmEmail: '/confirm-email?token=unknown',
  unsubscribe: '/unsubscribe?token=unknown',
};

/** The only page that loads anything from another host, which the policy of its own response permits. */
const otherHosts: Partial<typeof testPages> = { telegramSignIn: 'https://telegram.org' };

type PageName = keyof typeof testPages;
type Role = 'visitor' | 'learner' | 'admin';

/** They lead to another page of the list, or show the same screen. */
const repeatedPages: readonly PageName[] = [
  'shell',
  'indexFile',
  'wordIndex',
  'listIndex',
  'list',
  'tableIndex',
  'tagIndex',
  'quizPlay',
  'quizResults',
  'lessonResults',
  'moderationKind',
];
const pageNames = (Object.keys(testPages) as PageName[]).filter(
  (name) => !repeatedPages.includes(name),
);

/** Pages for admins alone, and pages that show further controls to admins. `campaign.spec.ts` opens the page of a real campaign. */
const adminPages: readonly PageName[] = [
  'importWords',
  'importRows',
  'moderation',
  'campaigns',
  'campaignChannels',
  'newCampaign',
  'word',
  'translatedList',
  'table',
  'tag',
  'userSection',
];
const visitorPages: readonly PageName[] = [
  'signIn',
  'signUp',
  'socialSignIn',
  'telegramSignIn',
  'forgotPassword',
  'resetPassword',
];
/** Pages that have other sections for visitors than for learners. */
const sharedPages: readonly PageName[] = ['home', 'quizIndex', 'settings'];

const signInAs: Record<Role, (context: BrowserContext) => Promise<unknown>> = {
  visitor: async () => undefined,
  learner: (context) => signUp(context),
  admin: signInAsAdmin,
};
const widths = { narrowest: 320, phone: 390, desktop: 1280 };
const furtherPages = /feed$/;

/** Those who see the most of a page. */
function rolesFor(name: PageName): readonly Role[] {
  if (adminPages.includes(name)) return ['admin'];
  if (visitorPages.includes(name)) return ['visitor'];
  return sharedPages.includes(name) ? ['learner', 'visitor'] : ['learner'];
}

// One worker opens all of them. A fixture of the worker would cost another start of a worker and its browser.
test.describe.configure({ mode: 'default' });

/** One page per role. */
const pages = new Map<Role, Page>();
test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
});

/** In Russian, whose texts are longer and cannot be taken for untranslated ones. */
async function openAs(role: Role, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', colorScheme: 'dark' });
  await saveData(context);
  await context.route('https://telegram.org/**', (route) => route.fulfill());
  await signInAs[role](context);
  return context.newPage();
}

for (const name of pageNames) {
  for (const role of rolesFor(name)) {
    test(`the page ${name} fits, is translated and accessible for the ${role}`, async ({
      browser,
    }) => {
      const page = pages.get(role) ?? (await openAs(role, browser));
      pages.set(role, page);
      const learner = new Learner(page, 'ru-RU');
      const problems = collectPageProblems(page, otherHosts[name]);
      if (name in otherHosts) await page.goto(testPages[name]);
      else await openPage(page, testPages[name]);
      await learner.waitUntilLoaded();
      // A feed that grew under the keyboard would move the footer out of reach.
      await page.route(furtherPages, () => undefined);
      await learner.expectAccessible();
      expect(await walkWithTab(page), 'Tab reaches every control and shows it').toEqual([]);
      for (const width of [widths.narrowest, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        await learner.expectNoOverflow();
      }
      expect(await untranslatedTexts(page)).toEqual([]);
      await page.setViewportSize({ width: widths.phone, height: 844 });
      await page.unroute(furtherPages);
      expect(problems()).toEqual([]);
    });
  }
}
