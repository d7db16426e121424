import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { Learner } from './learner.ts';
import { pasteList } from './paste-list.ts';
import { test } from './test.ts';

test('words with the signs that addresses are made of have addresses of their own', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const title = page.getByRole('heading', { level: 1 });
  const words = ['¿Qué tal?', 'y/o', 'tú & yo; 100 %3F', 'C#+'];
  await enter(context);
  const { slug } = await pasteList(
    context,
    'es',
    words.map((word) => `${word}\t${word}`),
  );
  for (const word of words) {
    await page.goto(`/list/${slug}/en`);
    await page.getByRole('link', { name: word, exact: true }).click();
    await expect(title).toHaveText(word);
    await page.reload();
    await learner.seesAll();
    await expect(title).toHaveText(word);
  }
});

test('a search for such signs is kept by a reload, and by signing in', async ({
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
  await page
    .getByRole('banner')
    .getByRole('link', { name: learner.says('account.signIn') })
    .click();
  await expect(page).toHaveURL(/sign-in/);
  await enter(context);
  await page.reload();
  await expect(field).toHaveValue(text);
});

test('an address that is badly encoded names no word', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const response = await page.goto('/word/es/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('missingWord.title', { text: '%E0%A4%A' }),
  );
});
