import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { buildAnswer, sendFromOtherDevice } from '../support/other-device.ts';
import { findMail, linkIn } from '../support/outbox.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

/** It is noon there, so that the day does not end during the test. The signs of these names are reversed. */
const hoursAhead = 12 - new Date().getUTCHours();
const timezoneId = hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '' : '+'}${-hoursAhead}`;
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
  const account = await signUp(context);
  const goal = page.getByRole('radio', { name: learner.says('goalField.minutes') });
  const target = page.getByRole('spinbutton', { name: learner.says('goalField.other') });
  const reminder = page.getByRole('switch', { name: learner.says('reminderField.remind') });
  const saved = page.getByRole('status').getByText(learner.says('learningSettings.saved'));

  await test.step('a goal is set, and a reminder switched on by keyboard', async () => {
    await page.goto('/settings');
    await page.getByText(learner.says('goalField.minutes'), { exact: true }).click();
    await expect(goal).toBeChecked();
    await target.fill('25');
    await learner.tabTo(reminder);
    await page.keyboard.press('Space');
    await expect(saved).toBeVisible();
    await page
      .getByLabel(learner.says('reminderField.hour'))
      .selectOption(String(await page.evaluate(() => new Date().getHours())));
    await expect(page.getByText(timezoneId)).toBeVisible();
    await learner.expectAccessible();
  });

  const mail = await test.step('the mail arrives', async () => {
    await addDueWords(context);
    return findMail(account.email, '/unsubscribe', { timeout: maxWait });
  });
  expect(mail.headers.get('subject')).toBe('3 words due');

  const stop = page.getByRole('button', { name: learner.says('unsubscribe.stop') });
  await test.step('a broken link unsubscribes nobody', async () => {
    await openPage(page, '/unsubscribe?token=unknown');
    await stop.click();
    await expect(page.getByText(learner.says('unsubscribe.incomplete'))).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('the link in it asks before it switches the reminder off', async () => {
    await page.goto(linkIn(mail, '/unsubscribe'));
    await stop.click();
    await expect(page.getByText(learner.says('unsubscribe.done'))).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('unsubscribe.settings') }).click();
    await expect(reminder).not.toBeChecked();
    await expect(goal).toBeChecked();
    await expect(target).toHaveValue('25');
  });

  await test.step('a break is planned, and ended on the home page', async () => {
    await page.getByRole('button', { name: learner.says('breakField.until') }).click();
    // The calendar opens on today.
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: learner.says('break.plan') }).click();
    await expect(page.getByRole('button', { name: learner.says('break.end') })).toBeVisible();
    await openPage(page, '/');
    const onBreak = page.getByRole('heading', { name: learner.says('break.now') });
    await expect(onBreak).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('break.end') }).click();
    await expect(onBreak).toBeHidden();
    await new TodayPage(learner).expectDue(3);
  });
});

/** Adds three words that were answered wrong some days ago. */
async function addDueWords(context: Parameters<typeof callAs>[0]): Promise<void> {
  const feed = await callAs(context, 'post', '/front-word/feed', { langCode: 'de', pageSize: 3 });
  const { data } = (await feed.json()) as { data: { id: string }[] };
  const at = new Date(Date.now() - 5 * 24 * 60 * 60 * 1_000).toISOString();
  await sendFromOtherDevice(
    context,
    data.map(({ id }) => buildAnswer(id, at, 'wrong')),
  );
}
