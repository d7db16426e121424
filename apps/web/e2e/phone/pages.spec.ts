import { type BrowserContext, expect, type Page } from '@playwright/test';
import { testPages } from '../../src/shared/routes/routes.ts';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { collectPageProblems } from '../support/page-problems.ts';
import { walkWithTab } from '../support/tab-walk.ts';
import { test as base, saveData } from '../support/test.ts';
import { untranslatedTexts } from '../support/untranslated-texts.ts';

/** The only page that loads anything from another host, which the policy of its own response permits. */
const otherHosts: Partial<typeof testPages> = { telegramSignIn: 'https://telegram.org' };

type PageName = keyof typeof testPages;
type Role = 'visitor' | 'learner' | 'admin';

/** They lead to another page of the list, or show the same screen. */
const repeatedPages: readonly PageName[] = [
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

/** Pages for admins alone. `campaign.spec.ts` opens the page of a real campaign. */
const adminPages: readonly PageName[] = [
  'importWords',
  'importRows',
  'moderation',
  'campaigns',
  'campaignChannels',
  'newCampaign',
];
/** Pages that show further controls to admins. */
const editedPages: readonly PageName[] = ['word', 'translatedList', 'table', 'tag', 'userSection'];
const learnerPages: readonly PageName[] = ['profile', 'changePassword'];
const visitorPages: readonly PageName[] = [
  'signIn',
  'signUp',
  'socialSignIn',
  'telegramSignIn',
  'forgotPassword',
  'resetPassword',
];

const signInAs: Record<Role, (context: BrowserContext) => Promise<unknown>> = {
  visitor: async () => undefined,
  learner: (context) => signUp(context),
  admin: signInAsAdmin,
};
const narrowest = { width: 320, height: 900 };
const furtherPages = /feed$/;

/** Who opens a page: a phone shows the most to a learner, a desktop to a visitor or an admin. */
function roleFor(name: PageName, hasTouch: boolean): Role {
  if (adminPages.includes(name)) return 'admin';
  if (learnerPages.includes(name)) return 'learner';
  if (visitorPages.includes(name)) return 'visitor';
  if (hasTouch) return 'learner';
  return editedPages.includes(name) ? 'admin' : 'visitor';
}

/**
 * Where axe and the Tab key check the page: on a phone, and on a desktop if only that shows the controls of an admin.
 * Journeys check many of the others on a desktop too.
 */
const isExamined = (name: PageName, hasTouch: boolean): boolean =>
  hasTouch || editedPages.includes(name);

/** Each worker opens one page per role, and signs in once. */
const test = base.extend<object, { pageOf: (role: Role) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<Role, Promise<Page>>();
      const { baseURL = '', viewport = null, hasTouch = false } = project.use;
      const { locale = '', colorScheme = null } = project.use;
      const look = { viewport, hasTouch, locale, colorScheme, reducedMotion: 'reduce' } as const;
      const open = async (role: Role) => {
        const context = await browser.newContext({ baseURL, ...look });
        await saveData(context);
        await context.route('https://telegram.org/**', (route) => route.fulfill());
        await signInAs[role](context);
        return context.newPage();
      };
      await use((role) => {
        const page = pages.get(role) ?? open(role);
        pages.set(role, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

for (const name of pageNames) {
  test(`the page ${name} fits, is translated and accessible`, async ({
    pageOf,
    locale,
    viewport,
    hasTouch,
  }) => {
    const page = await pageOf(roleFor(name, hasTouch));
    const learner = new Learner(page, locale);
    const problems = collectPageProblems(page, otherHosts[name]);
    if (name in otherHosts) await page.goto(testPages[name]);
    else await openPage(page, testPages[name]);
    await learner.waitUntilLoaded();
    // A feed that grew under the keyboard would move the footer out of reach.
    await page.route(furtherPages, () => undefined);
    await learner.expectNoOverflow();
    if (learner.intl.locale === 'ru') expect(await untranslatedTexts(page)).toEqual([]);
    if (isExamined(name, hasTouch)) {
      await learner.expectAccessible();
      expect(await walkWithTab(page), 'Tab reaches every control and shows it').toEqual([]);
    }
    if (hasTouch && viewport) {
      await page.setViewportSize(narrowest);
      await learner.expectNoOverflow();
      await page.setViewportSize(viewport);
    }
    await page.unroute(furtherPages);
    expect(problems()).toEqual([]);
  });
}
