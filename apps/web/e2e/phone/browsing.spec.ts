import { expect } from '@playwright/test';
import { openLanguages } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('a word is found by its translation and saved', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/words/de');
  await page.getByRole('searchbox').fill('apple');
  const card = page.getByRole('article').filter({ hasText: 'Apfel' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/text=/);

  await card.getByRole('link', { name: 'Apfel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel');
  await expect(page).toHaveTitle(/Apfel/);

  const toLearn = page.getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.word-translations').getByRole('link')).toBeInViewport();
  await expect(toLearn).toBeInViewport();
  await toLearn.click();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: learner.says('ui.toast.undo') }).click();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'false');
  await toLearn.click();
  // What the screen shows is stored.
  await expect(toLearn).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(toLearn).toHaveAttribute('aria-pressed', 'true');

  await openPage(page, '/');
  const saved = page.getByRole('heading', { name: learner.says('home.toLearn', { count: 1 }) });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apfel' })).toBeVisible();
});

test('links lead between words, tags, languages, lists and tables', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });
  // The tabs are list items too, without a number of words.
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: /\d/ });

  await test.step('a missing page offers to sign in, to search and to report the link', async () => {
    await page.goto('/list/no-such-list');
    await expect(heading).toHaveText(learner.says('notFound.title'));
    await expect(page.getByText(learner.says('notFound.maybePrivate'))).toBeVisible();
    await expect(page.getByRole('link', { name: learner.says('page.toSignIn') })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Flist%2Fno-such-list',
    );
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('notFound.report') }).click();
    await expect(page.getByText(learner.says('notFound.sent'))).toBeVisible();
    await page.getByRole('searchbox').fill('Apfel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?text=Apfel');
  });

  await test.step('a word leads to the others of its text, and a form to its word', async () => {
    await openPage(page, '/word/de/sein');
    await page.getByRole('main').locator('a[href="/word/de/sein?homograph=2"]').click();
    await expect(heading).toContainText('2');
    await expect(page.getByRole('main').getByText('his', { exact: true }).first()).toBeVisible();
  });

  await test.step('a form leads to its word, which is saved, asked, and accepted with its article', async () => {
    await openPage(page, '/search?text=H%C3%A4user');
    await page.getByRole('main').locator('a[href="/word/de/Haus"]').click();
    await expect(heading).toHaveText('Haus');
    await page.getByRole('button', { name: learner.says('ui.knowingMark.learn') }).click();
    await openPage(page, '/quiz/new?own=saved&lang=de&to=en&kind=spelling&direction=backward');
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('das haus');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('ui.answerFooter.right'))).toBeVisible();
  });

  await test.step('a word leads to its tag', async () => {
    await openPage(page, '/word/de/Apfel');
    await page.locator('a[href^="/tag/"]').filter({ hasText: 'Fruit' }).click();
    await expect(heading).toHaveText('Fruit');
    await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
  });

  await test.step('and to its language, which has lists and tables', async () => {
    await openPage(page, '/word/en/apple');
    await page.getByRole('main').getByRole('link', { name: 'English', exact: true }).click();
    await expect(heading).toHaveText('English');
    for (const part of ['page.lists', 'page.tables'] as const) {
      await expect(page.getByRole('heading', { level: 2, name: learner.says(part) })).toBeVisible();
    }
    await page.getByRole('link', { name: learner.says('language.words') }).click();
    await expect(page).toHaveURL(/\/words\/en$/);
  });

  await test.step('lists are on the first screen, and lead to tables', async () => {
    await openPage(page, '/lists/en');
    await expect(page.getByRole('article').nth(3)).toBeInViewport();
    await page.getByRole('link', { name: learner.says('page.tables'), exact: true }).click();
    await expect(page).toHaveURL(/\/tables\/en$/);
    await page.getByRole('link', { name: /irregular/ }).click();
    await expect(page.getByRole('rowheader', { name: 'begin', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'began', exact: true }).click();
    await expect(heading).toHaveText('begin');
  });

  await test.step('the words of a list are on the first screen', async () => {
    await openPage(page, '/list/de-fruit/en');
    await expect(learner.rowOf('Birne')).toBeInViewport();
  });

  await test.step('typing filters the tags of a language', async () => {
    await openPage(page, '/words/de');
    await expect(await openLanguages(learner)).toHaveValue('de');
    await page.keyboard.press('Escape');
    const tags = { name: learner.says('page.tags'), exact: true };
    await page.getByRole('main').getByRole('link', tags).click();
    await expect(page).toHaveURL('/tags/de');
    await expect(row.filter({ hasText: 'Countries' })).toContainText(
      learner.says('tagRows.words', { count: 199 }),
    );
    const field = page.getByRole('searchbox', { name: learner.says('tagFeed.search') });
    await field.fill('xqxq');
    await expect(page.getByText(learner.says('tagFeed.notFound', { text: 'xqxq' }))).toBeVisible();
    await field.fill('Fru');
    await expect(row).toHaveCount(1);
    await expect(page).toHaveURL('/tags/de?text=Fru');
  });

  await test.step('a tag links to its words, and back restores the filter', async () => {
    await row.getByRole('link').click();
    await expect(page).toHaveURL('/tag/fruit/de');
    await expect(page.getByRole('link', { name: 'Birne' })).toBeVisible();
    await page.goBack();
    await expect(row).toHaveCount(1);
  });

  await test.step('a path without a known language shows a language of the learner', async () => {
    for (const feed of ['lists', 'tables']) {
      await openPage(page, `/${feed}`);
      await expect(page).toHaveURL(`/${feed}/de`);
    }
    await openPage(page, '/list/de-fruit/zz');
    await expect(page).toHaveURL('/list/de-fruit/en');
    await openPage(page, '/words/zz');
    await expect(heading).toHaveText(learner.says('notFound.title'));
  });
});
