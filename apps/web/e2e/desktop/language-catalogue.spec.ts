import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { openLanguages } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

test('a list in a language without words is created once, although it is submitted again after a lost answer', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const name = `Chuvash ${Date.now()}`;
  await signUp(context);

  await test.step('the language is chosen', async () => {
    await page.goto('/list/new');
    const language = page.getByRole('combobox', { name: learner.says('newList.language') });
    await expect(language).toHaveValue('de');
    await language.selectOption(learner.isRussian ? 'чувашский' : 'Chuvash');
    await expect(language).toHaveValue('cv');
    await learner.expectAccessible();
  });

  await test.step('pressing Enter twice, and sending it again, leads to one list', async () => {
    const addresses: string[] = [];
    await page.route('**/front-list/create', async (route) => {
      const response = await route.fetch();
      const { slug } = await response.json();
      addresses.push(`/list/${slug}`);
      if (addresses.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.getByLabel(learner.says('collectionDetails.name'), { exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => addresses).toHaveLength(2);
    await expect(page).toHaveURL(new RegExp(`${addresses[0]}/`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await learner.expectAccessible();
    const lists = await callAs(context, 'post', '/front-list/feed', { own: true });
    expect(await lists.json()).toMatchObject({ total: 1 });
  });

  await test.step('the header offers the language', async () => {
    await openPage(page, '/lists/cv');
    await expect(await openLanguages(learner)).toHaveValue('cv');
    await learner.expectAccessible();
  });
});
