import { expect } from '@playwright/test';
import { fillSignUpForm, newAccount } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { findMail, linkIn } from '../support/outbox.ts';
import { test } from '../support/test.ts';

/** It is noon there, so that the day does not end during the test. The signs of these names are reversed. */
const hoursAhead = 12 - new Date().getUTCHours();
const timezoneId = `Etc/GMT${hoursAhead > 0 ? '' : '+'}${-hoursAhead}`;
test.use({ timezoneId });

/** The server looks each minute for the learners whose hour has come. */
const maxWait = 150_000;

test('a learner is reminded of due words by email, and unsubscribes', async ({
  page,
  context,
  locale,
}) => {
  test.setTimeout(2 * maxWait);
  const learner = new Learner(page, locale);
  const account = newAccount();
  const goal = page.getByRole('radio', { name: learner.says('goalField.minutes') });
  const target = page.getByRole('spinbutton', { name: learner.says('goalField.other') });
  const reminder = page.getByRole('switch', { name: learner.says('reminderField.remind') });
  const saved = page.getByRole('status').getByText(learner.says('learningSettings.saved'));

  await test.step('the goal of a visitor moves to their new account', async () => {
    await page.goto('/settings');
    await page.getByText(learner.says('goalField.minutes'), { exact: true }).click();
    await page.getByRole('radio', { name: '15' }).check({ force: true });
    await expect(target).toHaveValue('15');
    await target.fill('25');
    await expect(reminder).toBeHidden();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('learningSettings.signUp') }).click();
    await fillSignUpForm(learner, account);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(goal).toBeChecked();
    await expect(target).toHaveValue('25');
  });

  await test.step('a reminder is switched on by keyboard, and stays on', async () => {
    await learner.tabTo(reminder);
    await page.keyboard.press('Space');
    await expect(saved).toBeVisible();
    await page
      .getByLabel(learner.says('reminderField.hour'))
      .selectOption(String(await page.evaluate(() => new Date().getHours())));
    await expect(page.getByText(timezoneId)).toBeVisible();
    await learner.expectAccessible();
    await page.reload();
    await expect(reminder).toBeChecked();
    await expect(goal).toBeChecked();
  });

  const mail = await test.step('the mail arrives', async () => {
    await addDueWords(context);
    return findMail(account.email, '/unsubscribe', { timeout: maxWait });
  });
  expect(mail.headers.get('subject')).toBe('3 words due');

  await test.step('the link in it asks before it switches the reminder off', async () => {
    await page.goto(linkIn(mail, '/unsubscribe'));
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('unsubscribe.stop') }).click();
    await expect(page.getByText(learner.says('unsubscribe.done'))).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('unsubscribe.settings') }).click();
    await expect(reminder).not.toBeChecked();
  });
});

test('a broken link unsubscribes nobody', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/unsubscribe');
  await expect(page.getByText(learner.says('unsubscribe.incomplete'))).toBeVisible();
  await page.goto('/unsubscribe?token=unknown');
  await page.getByRole('button', { name: learner.says('unsubscribe.stop') }).click();
  await expect(page.getByText(learner.says('unsubscribe.incomplete'))).toBeVisible();
  await learner.expectAccessible();
});

/** Adds three words that were answered wrong some days ago. */
async function addDueWords(context: Parameters<typeof callAs>[0]): Promise<void> {
  const feed = await callAs(context, 'post', '/front-word/feed', { langCode: 'de', pageSize: 3 });
  const { data } = (await feed.json()) as { data: { id: string }[] };
  const reviewedAt = new Date(Date.now() - 5 * 24 * 60 * 60 * 1_000).toISOString();
  const reviews = [{ reviewedAt, day: reviewedAt.slice(0, 10), rating: 1 }];
  const words = data.map(({ id }) => ({ wordId: id, reviews }));
  const merged = await callAs(context, 'post', '/front-knowing/merge', { words });
  expect(merged.status()).toBe(200);
}
