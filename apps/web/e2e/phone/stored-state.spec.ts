import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('settings take effect immediately and persist', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));
  await learner.expectAccessible();

  await page.getByText(learner.says('settings.theme.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await learner.expectAccessible();

  const isRussian = learner.intl.locale === 'ru';
  await page
    .getByRole('combobox', { name: learner.says('settings.locale') })
    .selectOption(isRussian ? 'en' : 'ru');
  const inTheOther = isRussian ? 'Settings' : 'Настройки';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inTheOther);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inTheOther);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('two tabs of a visitor share the words that each has saved', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const other = await context.newPage();
  const markIn = (tab: typeof page, text: string) =>
    tab
      .getByRole('listitem')
      .filter({ has: tab.getByText(text, { exact: true }) })
      .getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  await page.goto('/list/de-fruit/en');
  await other.goto('/list/de-fruit/en');
  await markIn(page, 'Apfel').click();
  await expect(markIn(other, 'Apfel')).toHaveAttribute('aria-pressed', 'true');
  await markIn(other, 'Birne').click();
  await expect(markIn(page, 'Birne')).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/');
  await expect(
    page.getByRole('heading', { name: learner.says('home.toLearn', { count: 2 }) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apfel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: learner.says('today.saved', { count: 2 }) }),
  ).toBeVisible();
});

test('damaged storage does not break the app', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.addInitScript(() => {
    localStorage.setItem('wordhoard.settings', '{"version":1,"audio":null,"learnLangCode":5}');
    localStorage.setItem('wordhoard.reviews', '{"x":{"reviews":[{"day":"soon"}]}}');
    localStorage.setItem('wordhoard.quiz', '{"quiz":{"pairs":[{}]}}');
  });
  await page.goto('/quiz/play');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('quizIndex.title'));
  await openPage(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('home.title'));
});
