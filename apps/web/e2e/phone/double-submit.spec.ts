import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('submitting twice creates one list', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto('/list/new');
  const name = `Zweimal ${randomUUID()}`;
  let made = 0;
  await page.route('**/front-list/create', async (route) => {
    made += 1;
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await page
    .getByRole('textbox', { name: learner.says('collectionDetails.name'), exact: true })
    .fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(made).toBe(1);
});
