import { type BrowserContext, expect } from '@playwright/test';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

const tooLong = 'a'.repeat(150);

/** Paths of existing, hidden, missing and malformed pages. The server's tests cover further ones. */
const visitorAddresses = [
  '/words/xx',
  '/word/DE/Apfel',
  '/word/xx/apple',
  '/tag/fruit/xx',
  '/list/es-fruit/import',
  '/list/nosuchlist',
  '/user/nobodyatall',
  '/language/xx',
  '/tag/nosuchtag/es',
  '/moderation',
  '/nowhere/at/all',
  '/quiz/play',
  '/quiz/new',
  '/quiz/new?tag=nosuchtag&lang=es',
  `/quiz/new?search=${tooLong}&lang=es`,
  '/quiz/es-fruit/xx',
  '/quiz/nosuchlist/ru',
];

/** Signs in and returns the paths to visit: those that differ for this role. */
const arrivals: Record<string, (context: BrowserContext) => Promise<readonly string[]>> = {
  'a visitor': async () => visitorAddresses,
  'a learner': enterWithList,
  'an admin': async (context) => {
    await signInAsAdmin(context);
    return ['/moderation', '/moderation/image', '/moderation/nosuch', '/list/es-fruit/import'];
  },
};

for (const [role, arrive] of Object.entries(arrivals)) {
  test(`server and screen agree on the pages that exist for ${role}`, async ({
    page,
    context,
    locale,
  }) => {
    const learner = new Learner(page, locale);
    const heading = page.getByRole('heading', { name: learner.says('notFound.title') });
    const addresses = await arrive(context);
    await page.goto('/_app');
    await expect(page, 'the application shell redirects to the home page').toHaveURL('/');
    for (const address of addresses) {
      const response = await page.request.get(address);
      // Between two addresses of one screen, it could not be told when the second is shown.
      await openPage(page, '/search');
      await openPage(page, address);
      await learner.waitUntilLoaded();
      await expect(heading, address).toHaveCount(response.status() === 404 ? 1 : 0);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect(page.getByText(learner.says('error.ParameterInvalid'))).toHaveCount(0);
    }
  });
}

/** A learner with a private list. */
async function enterWithList(context: BrowserContext): Promise<readonly string[]> {
  const { username } = await signUp(context);
  const data = { name: 'Lesson 1', langCode: 'de', privacy: 2 };
  const response = await callAs(context, 'post', '/front-list/create', data);
  const { slug } = await response.json();
  return [
    '/moderation',
    '/user/administrator/contributions',
    '/list/es-fruit/import',
    `/list/${slug}/en`,
    `/list/${slug}/import`,
    `/user/${username}/played`,
    `/user/${username}/contributions`,
    `/user/${username}/nosuch`,
  ];
}
