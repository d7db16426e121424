import { type BrowserContext, expect, type Page } from '@playwright/test';
import { testPages } from '../../src/shared/routes/routes.ts';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { collectPageProblems } from '../support/page-problems.ts';
import { walkWithTab } from '../support/tab-walk.ts';
import { test as base } from '../support/test.ts';
import { untranslatedTexts } from '../support/untranslated-texts.ts';

/** The only page that loads anything from another host. */
const otherHosts: Partial<typeof testPages> = { telegramSignIn: 'https://telegram.org' };

type PageName = keyof typeof testPages;
type Role = 'visitor' | 'learner' | 'admin';

/** The pages that show controls to admins alone. `campaign.spec.ts` opens the page of a real campaign. */
const adminPages: readonly PageName[] = [
  'word',
  'importWords',
  'list',
  'importRows',
  'table',
  'tag',
  'userSection',
  'moderation',
  'moderationKind',
  'campaigns',
  'campaignChannels',
  'newCampaign',
];

const signInAs: Record<Role, (context: BrowserContext) => Promise<unknown>> = {
  visitor: async () => undefined,
  learner: (context) => signUp(context),
  admin: signInAsAdmin,
};
const narrowest = { width: 320, height: 900 };
const furtherPages = /feed$/;

/** A phone shows the pages to a learner, a desktop to a visitor and, where more is to be seen, to an admin. */
function rolesFor(name: PageName, hasTouch: boolean): readonly Role[] {
  if (hasTouch) return ['learner'];
  return adminPages.includes(name) ? ['visitor', 'admin'] : ['visitor'];
}

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

for (const name of Object.keys(testPages) as PageName[]) {
  test(`the page ${name} is accessible`, async ({ pageOf, locale, viewport, hasTouch }) => {
    for (const role of rolesFor(name, hasTouch)) {
      await test.step(role, async () => {
        const page = await pageOf(role);
        const learner = new Learner(page, locale);
        const problems = collectPageProblems(page, otherHosts[name]);
        await page.goto(testPages[name]);
        await learner.waitUntilLoaded();
        // A feed that grew under the keyboard would move the footer out of reach.
        await page.route(furtherPages, () => undefined);
        await learner.expectAccessible();
        if (learner.intl.locale === 'ru') expect(await untranslatedTexts(page)).toEqual([]);
        expect(await walkWithTab(page), 'Tab reaches every control and shows it').toEqual([]);
        if (hasTouch && viewport) {
          await page.setViewportSize(narrowest);
          await learner.expectNoOverflow();
          await page.setViewportSize(viewport);
        }
        await page.unroute(furtherPages);
        expect(problems()).toEqual([]);
      });
    }
  });
}
