import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from '../support/account.ts';
import { createCampaign, failNext } from '../support/campaign.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('the posts of a campaign are planned by keyboard alone', async ({ page, context, locale }) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { id, words, startDate } = await createCampaign(context, 'Fruit every day', 'POST');
  const [word = ''] = words;
  const button = (message: Parameters<typeof admin.says>[0], values = {}): Locator =>
    page.getByRole('button', { name: admin.says(message, values), exact: true });
  const day = (offset: number) => page.locator(`[data-day="${addDays(startDate, offset)}"]`);
  const post = page.getByRole('listitem').filter({ hasText: word });
  const dialog = page.getByRole('dialog').first();

  await test.step('it is started, and shows when it posts next', async () => {
    await page.goto(`/campaign/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fruit every day');
    await expect(page.getByText(admin.says('campaignHeader.new'))).toBeVisible();
    await expect(page.getByText('Asia/Tokyo')).toBeVisible();
    await admin.expectAccessible();
    await admin.activate(button('campaignActions.start'));
    await expect(button('campaignActions.pause')).toBeVisible();
    await expect(page.getByText(admin.says('campaignState.running'))).toBeVisible();
  });

  await test.step('arrow keys choose a day, whose posts are shown', async () => {
    await admin.tabTo(day(0));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(post).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: words[1] ?? '' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(post).toContainText(admin.says('postState.planned'));
  });

  await test.step('a post is given another day and time', async () => {
    await admin.activate(button('dayPosts.changeTime', { word }));
    await expect(dialog).toBeVisible();
    await admin.expectAccessible();
    await admin.activate(dialog.getByRole('button', { name: admin.says('postTime.day') }));
    await expect(dialog.locator('[data-day]:focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog.getByLabel(admin.says('postTime.time')).fill('10:45');
    await admin.activate(dialog.getByRole('button', { name: admin.says('postActions.save') }));
    await expect(dialog).toBeHidden();
    await expect(post).toBeHidden();
    await admin.tabTo(day(0));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(post).toContainText('10:45');
  });

  await test.step('its text is edited and restored', async () => {
    await admin.activate(post.getByRole('button', { name: word }).first());
    await admin.expectAccessible();
    await admin.activate(button('postDialog.text'));
    const text = dialog.getByLabel(admin.says('postText.post'));
    const save = dialog.getByRole('button', { name: admin.says('postActions.save') });
    await text.fill('x'.repeat(1100));
    await admin.activate(save);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveValue('x'.repeat(1100));
    await text.fill(`¡${word}!`);
    await admin.activate(save);
    await expect(dialog.getByRole('figure')).toContainText(`¡${word}!`);
    await admin.activate(button('postView.restore'));
    await expect(dialog.getByRole('figure')).not.toContainText(`¡${word}!`);
  });

  await test.step('it is skipped', async () => {
    await admin.activate(button('postActions.skip'));
    await expect(dialog.getByText(admin.says('postState.skipped'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(post).toContainText(admin.says('postState.skipped'));
    await admin.expectAccessible();
  });
});

test('posts that failed or are unclear are repaired, and the results are downloaded', async ({
  page,
  context,
  locale,
}) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { id, words } = await createCampaign(context, 'Fruit repaired', 'POST');
  const [first = '', second = ''] = words;
  const dialog = page.getByRole('dialog').first();
  const inDialog = (message: Parameters<typeof admin.says>[0]): Locator =>
    dialog.getByRole('button', { name: admin.says(message), exact: true });
  const open = (word: string) => page.getByRole('row', { name: word }).getByRole('button').click();
  const explanation = 'Bad Request: wrong file identifier specified';

  await test.step('the words of the network say why a post failed', async () => {
    await failNext(context, { method: 'sendPhoto', failure: 'error', status: 400, explanation });
    await page.goto(`/campaign/${id}?view=results`);
    await open(first);
    await inDialog('postActions.sendNow').click();
    await expect(dialog.getByText(admin.says('postState.failed'))).toBeVisible();
    await expect(dialog).toContainText(explanation);
    await admin.expectAccessible();
  });

  await test.step('it is sent again', async () => {
    await inDialog('postActions.sendAgain').click();
    await expect(dialog.getByText(admin.says('postState.sent'), { exact: true })).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: admin.says('postActions.open') }),
    ).toHaveAttribute('href', /^https:\/\/t\.me\//);
    await page.keyboard.press('Escape');
  });

  await test.step('an unclear post waits for a decision', async () => {
    await failNext(context, { method: 'sendPhoto', failure: 'cut-after-acceptance' });
    await open(second);
    await inDialog('postActions.sendNow').click();
    await expect(dialog).toContainText(admin.says('postNote.unclear'));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: admin.says('campaign.calendar') }).click();
    const problems = page.getByRole('region', {
      name: admin.says('openProblems.title', { count: 1 }),
    });
    await admin.expectAccessible();
    await problems.getByRole('button', { name: second }).click();
    await expect(dialog.getByRole('link', { name: admin.says('postNote.channel') })).toBeVisible();
    await inDialog('postActions.confirm').click();
    await expect(dialog.getByText(admin.says('postState.sent'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(problems).toBeHidden();
  });

  await test.step('the results are shown and downloaded for a spreadsheet', async () => {
    await page.getByRole('link', { name: admin.says('campaign.results') }).click();
    await expect(page.getByRole('row', { name: first })).toContainText(
      admin.says('postState.sent'),
    );
    await admin.expectAccessible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: admin.says('campaignResults.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Fruit repaired.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(new RegExp(`^\ufeff${admin.says('resultsTable.word')},`));
    expect(lines.slice(1, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      [first, admin.says('postState.sent')],
      [second, admin.says('postState.sent')],
    ]);
    expect(lines).toHaveLength(words.length + 2);
  });
});

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
