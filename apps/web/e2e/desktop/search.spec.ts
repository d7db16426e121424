import { expect, type Route } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

test('a visitor searches with the keyboard alone, opens a suggestion, and goes back to where a long feed was', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const isRussian = learner.isRussian;
  const field = page.getByRole('combobox', { name: learner.says('search.field') });

  await test.step('a shortcut opens the search before the languages are loaded', async () => {
    const held: Route[] = [];
    await page.route('**/init-data', (route) => void held.push(route));
    await page.goto('/lists/de');
    await learner.waitUntilLoaded();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
    for (const route of held) await route.continue();
    await page.unroute('**/init-data');
    await expect(field).toBeFocused();
    await learner.expectAccessible();
  });

  const results = page.getByRole('region', { name: learner.says('search.results') });
  const seeAll = (text: string) =>
    page.getByRole('option', { name: learner.says('search.all', { text }) });

  await test.step('an article is understood, and the suggestions lead to all results', async () => {
    await page.keyboard.type('der Hund');
    await expect(page.getByRole('option').first()).toHaveText(/^Hund/);
    await expect(results).toBeHidden();
    await learner.expectAccessible();
    await page.keyboard.press('ArrowUp');
    await expect(seeAll('der Hund').and(page.locator('[aria-selected="true"]'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(results).toBeFocused();
    const best = learner.says('search.best', { count: 1 });
    await expect(results.getByRole('heading').first()).toHaveText(best);
    await expect(results.getByRole('listitem').first()).toContainText('Hund');
  });

  await test.step('a typing error is corrected', async () => {
    await field.fill('hnd');
    await expect(seeAll('hnd')).toBeVisible();
    await page.keyboard.press('Enter');
    const similar = learner.says('search.similar', { text: 'hnd' });
    await expect(results.getByRole('heading').first()).toHaveText(similar);
    await expect(results.getByRole('listitem').filter({ hasText: 'Hund' })).toBeVisible();
  });

  await test.step('a word is suggested by its translation', async () => {
    await field.fill(isRussian ? 'яблоко' : 'apple');
    await expect(page.getByRole('option', { name: /Apfel/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /Apfel/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel');
  });

  await test.step('going back shows the results again', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?text=/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Apfel' })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('an empty result offers a way out', async () => {
    await openPage(page, '/search?text=xqxqxqxq');
    const nothing = learner.says('search.nothing', { text: 'xqxqxqxq' });
    await expect(page.getByText(nothing)).toBeVisible();
    await learner.expectAccessible();
  });

  const deep = page.getByRole('link', { name: 'dieser', exact: true });

  await test.step('scrolling loads more of the feed', async () => {
    await openPage(page, '/words/de');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(deep).toBeVisible({ timeout: 500 });
    }).toPass();
    await deep.scrollIntoViewIfNeeded();
    await expect(deep).toBeInViewport();
  });

  await test.step('back from the word, and after a reload, it is in view', async () => {
    await learner.expectAccessible();
    await deep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dieser');
    await page.goBack();
    await expect(deep).toBeInViewport();
    await expect(deep).toBeFocused();
    await page.reload();
    await expect(deep).toBeInViewport();
  });
});
