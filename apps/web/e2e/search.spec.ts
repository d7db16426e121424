import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { test } from './test.ts';

test('a visitor searches by keyboard alone and opens a suggestion', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const isRussian = learner.intl.locale === 'ru';
  const field = page.getByRole('combobox', { name: learner.says('search.field') });

  await test.step('a key leads to the search, and into its field', async () => {
    await page.goto('/lists/de');
    const learned = page.getByRole('combobox', { name: learner.says('languagePair.learn') });
    await expect(learned).toHaveValue('de');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
    await expect(field).toBeFocused();
    await learner.findsNoBarrier();
  });

  await test.step('a word is suggested by its translation', async () => {
    await page.keyboard.type(isRussian ? 'яблоко' : 'apple');
    await expect(page.getByRole('option', { name: /Apfel/ })).toBeVisible();
    await learner.findsNoBarrier();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /Apfel/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel');
  });

  await test.step('the way back leads to what was found', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?text=/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Apfel' })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await learner.findsNoBarrier();
  });

  await test.step('what is not there is said, with a way out', async () => {
    await page.goto('/search?text=xqxqxqxq');
    const nothing = learner.says('search.nothing', { text: 'xqxqxqxq' });
    await expect(page.getByText(nothing)).toBeVisible();
    await learner.findsNoBarrier();
  });
});

test('a word deep in a feed leads back to the same place', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const deep = page.getByRole('link', { name: 'Tintenfisch', exact: true });

  await test.step('the feed grows as one scrolls', async () => {
    await page.goto('/words/de');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(deep).toBeVisible({ timeout: 500 });
    }).toPass();
    await deep.scrollIntoViewIfNeeded();
    await expect(deep).toBeInViewport();
  });

  await test.step('back from the word, and after a reload, it is in sight', async () => {
    await learner.findsNoBarrier();
    await deep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tintenfisch');
    await page.goBack();
    await expect(deep).toBeInViewport();
    await expect(deep).toBeFocused();
    await page.reload();
    await expect(deep).toBeInViewport();
  });
});
