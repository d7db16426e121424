import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a visitor searches with the keyboard alone and opens a suggestion', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const isRussian = learner.intl.locale === 'ru';
  const field = page.getByRole('combobox', { name: learner.says('search.field') });

  await test.step('a shortcut opens the search and focuses its field', async () => {
    await page.goto('/lists/de');
    const learned = page.getByRole('combobox', { name: learner.says('languagePair.learn') });
    await expect(learned).toHaveValue('de');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
    await expect(field).toBeFocused();
    await learner.expectAccessible();
  });

  await test.step('a word is suggested by its translation', async () => {
    await page.keyboard.type(isRussian ? 'яблоко' : 'apple');
    await expect(page.getByRole('option', { name: /Apfel/ })).toBeVisible();
    await learner.expectAccessible();
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
    await learner.expectAccessible();
  });

  await test.step('an empty result offers a way out', async () => {
    await page.goto('/search?text=xqxqxqxq');
    const nothing = learner.says('search.nothing', { text: 'xqxqxqxq' });
    await expect(page.getByText(nothing)).toBeVisible();
    await learner.expectAccessible();
  });
});

test('going back to a long feed restores the scroll position', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const deep = page.getByRole('link', { name: 'Tintenfisch', exact: true });

  await test.step('scrolling loads more of the feed', async () => {
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

  await test.step('back from the word, and after a reload, it is in view', async () => {
    await learner.expectAccessible();
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
