import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { openSignIn } from '../support/header.ts';
import { importList } from '../support/import-list.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('searches and words with URL delimiters survive a reload and signing in', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const title = page.getByRole('heading', { level: 1 });
  const text = '100 %3F & y/o?';
  const word = '¿C#+ y/o 100 %3F & C?';

  await test.step('a search', async () => {
    await page.goto('/search');
    const field = page.getByRole('combobox', { name: learner.says('search.field') });
    await field.fill(text);
    await expect(page).toHaveURL(/text=/);
    await openSignIn(learner);
    await expect(page).toHaveURL(/sign-in/);
    await signUp(context);
    await page.reload();
    await expect(field).toHaveValue(text);
  });

  await test.step('a word', async () => {
    const { slug } = await importList(context, 'es', [`${word}\t${word}`]);
    await openPage(page, `/list/${slug}/en`);
    await page.getByRole('link', { name: word, exact: true }).click();
    await expect(title).toHaveText(word);
    await page.reload();
    await learner.waitUntilLoaded();
    await expect(title).toHaveText(word);
  });

  await test.step('a badly encoded URL names no word', async () => {
    const response = await page.goto('/word/es/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await expect(title).toHaveText(learner.says('missingWord.title', { text: '%E0%A4%A' }));
  });
});
