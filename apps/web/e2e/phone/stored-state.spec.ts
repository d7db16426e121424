import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('settings take effect immediately and persist, although the stored state was damaged', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });
  await page.addInitScript(() => {
    localStorage.setItem('wordhoard.quiz', '{"quiz":{"pairs":[{}]}}');
    const damaged = '{"version":1,"audio":null,"learnLangCode":5}';
    localStorage.getItem('wordhoard.settings') ??
      localStorage.setItem('wordhoard.settings', damaged);
  });

  await test.step('the pages are shown', async () => {
    await page.goto('/quiz/play');
    await expect(heading).toHaveText(learner.says('quizIndex.title'));
    await openPage(page, '/');
    await expect(heading).toHaveText(learner.says('home.title'));
  });

  await test.step('the theme and the language change', async () => {
    await openPage(page, '/settings');
    await expect(heading).toHaveText(learner.says('settings.title'));
    await page.getByText(learner.says('settings.theme.dark'), { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('combobox', { name: learner.says('settings.locale') }).selectOption('ru');
    await expect(heading).toHaveText('Настройки');
  });

  await test.step('they persist', async () => {
    await page.reload();
    await expect(heading).toHaveText('Настройки');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
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
