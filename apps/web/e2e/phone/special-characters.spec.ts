import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { openSignIn } from '../support/header.ts';
import { importList } from '../support/import-list.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('words with URL delimiters have pages of their own', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const title = page.getByRole('heading', { level: 1 });
  const words = ['¿C#+ y/o C?', 'tú & yo; 100 %3F'];
  await signUp(context);
  const { slug } = await importList(
    context,
    'es',
    words.map((word) => `${word}\t${word}`),
  );
  for (const word of words) {
    await openPage(page, `/list/${slug}/en`);
    await page.getByRole('link', { name: word, exact: true }).click();
    await expect(title).toHaveText(word);
    await page.reload();
    await learner.waitUntilLoaded();
    await expect(title).toHaveText(word);
  }
});

test('a search with special characters survives a reload and signing in', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const text = '100 %3F & y/o?';
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: learner.says('search.field') });
  await field.fill(text);
  await expect(page).toHaveURL(/text=/);
  await page.reload();
  await expect(field).toHaveValue(text);
  await openSignIn(learner);
  await expect(page).toHaveURL(/sign-in/);
  await signUp(context);
  await page.reload();
  await expect(field).toHaveValue(text);
});

test('a badly encoded URL names no word', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const response = await page.goto('/word/es/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('missingWord.title', { text: '%E0%A4%A' }),
  );
});
