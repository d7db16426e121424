import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a list that is made without a connection waits, and is sent when the connection returns', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await signUp(context);
  const waiting = page.locator('#waiting').getByRole('listitem');
  const word = page.getByRole('combobox', { name: learner.says('addWord.word') });
  const createList = async (name: string) => {
    await page.getByLabel(learner.says('collectionDetails.name'), { exact: true }).fill(name);
    await page.getByRole('button', { name: learner.says('newList.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  // Without a connection, a screen opens only if it was loaded before.
  await page.goto('/list/new');
  await createList('Loaded');
  await expect(word).toBeVisible();
  await page.evaluate(() => history.pushState(undefined, '', '/list/new'));

  await context.setOffline(true);
  await createList('Tunnel');
  for (const text of ['Apfel', 'Birne']) {
    await word.fill(text);
    await page.keyboard.press('Enter');
    await expect(waiting.filter({ hasText: text })).toBeVisible();
  }
  await expect(waiting).toHaveCount(3);
  await learner.expectAccessible();

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnel');
  const lists = await callAs(context, 'post', '/front-user/lists', { username });
  expect((await lists.json()).data[0]).toMatchObject({ name: 'Tunnel', wordCount: 2 });
});
