import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { openLanguages } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a list can be created in a language without words', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const name = `Chuvash ${Date.now()}`;
  await signUp(context);
  await page.goto('/list/new');
  const language = page.getByRole('combobox', { name: learner.says('newList.language') });
  await expect(language).toHaveValue('de');
  await language.selectOption(learner.intl.locale === 'ru' ? 'чувашский' : 'Chuvash');
  await expect(language).toHaveValue('cv');
  await learner.expectAccessible();
  await page.getByLabel(learner.says('collectionDetails.name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: learner.says('newList.action') }).click();
  await expect(page).toHaveURL(/\/list\/chuvash-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await learner.expectAccessible();

  await page.goto('/lists/cv');
  await expect(await openLanguages(learner)).toHaveValue('cv');
  await learner.expectAccessible();
});
