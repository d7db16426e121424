import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('submitting twice, and again after a lost answer, creates one list', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto('/list/new');
  const name = `Zweimal ${randomUUID()}`;
  let sent = 0;
  await page.route('**/front-list/create', async (route) => {
    sent += 1;
    const response = await route.fetch();
    if (sent === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page
    .getByRole('textbox', { name: learner.says('collectionDetails.name'), exact: true })
    .fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
  expect(sent).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const lists = await callAs(context, 'post', '/front-list/feed', { own: true });
  expect(await lists.json()).toMatchObject({ total: 1 });
});
