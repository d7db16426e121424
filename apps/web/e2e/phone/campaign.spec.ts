import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from '../support/account.ts';
import { createCampaign, failNext } from '../support/campaign.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const name = 'Fruit repaired';

test('posts that failed or are unclear are repaired, and the results are downloaded', async ({
  page,
  context,
  locale,
}) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { id, words } = await createCampaign(context, name);
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
    await expect(dialog).toContainText(admin.says('postNote.unclear', { network: 'Telegram' }));
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

  await test.step('the dialogs of the campaign are accessible', async () => {
    for (const [item, title] of [
      ['campaignActions.schedule', 'scheduleDialog.title'],
      ['campaignActions.rename', 'renameCampaign.title'],
      ['campaignActions.complete', 'completeCampaign.title'],
    ] as const) {
      await page.getByRole('button', { name: admin.says('campaignActions.more') }).click();
      await page.getByRole('menuitem', { name: admin.says(item) }).click();
      const heading = admin.says(title, { name });
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await admin.expectAccessible();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('the results are downloaded for a spreadsheet', async () => {
    await page.getByRole('link', { name: admin.says('campaign.results') }).click();
    for (const word of [first, second]) {
      await expect(page.getByRole('row', { name: word })).toContainText(
        admin.says('postState.sent'),
      );
    }
    await admin.expectAccessible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: admin.says('campaignResults.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${name}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(new RegExp(`^\ufeff${admin.says('resultsTable.word')},`));
    expect(lines.slice(1, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      [first, admin.says('postState.sent')],
      [second, admin.says('postState.sent')],
    ]);
    expect(lines).toHaveLength(words.length + 2);
  });
});
