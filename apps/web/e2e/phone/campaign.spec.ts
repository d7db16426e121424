import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/account.ts';
import { createCampaign } from '../support/campaign.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('the page of a campaign and its dialogs are accessible', async ({ page, context, locale }) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { id, words } = await createCampaign(context, 'Fruit quiz', 'QUIZ');
  const dialog = page.getByRole('dialog').first();

  await page.goto(`/campaign/${id}`);
  await page
    .getByRole('button', { name: words[0] ?? '' })
    .first()
    .click();
  await expect(dialog.getByRole('figure')).toBeVisible();
  await admin.expectAccessible();
  await dialog.getByRole('button', { name: admin.says('postDialog.time') }).click();
  await admin.expectAccessible();
  await page.keyboard.press('Escape');

  for (const [item, title] of [
    ['campaignActions.schedule', 'scheduleDialog.title'],
    ['campaignActions.rename', 'renameCampaign.title'],
    ['campaignActions.complete', 'completeCampaign.title'],
  ] as const) {
    await page.getByRole('button', { name: admin.says('campaignActions.more') }).click();
    await page.getByRole('menuitem', { name: admin.says(item) }).click();
    const name = admin.says(title, { name: 'Fruit quiz' });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await admin.expectAccessible();
    await page.keyboard.press('Escape');
  }

  await page.getByRole('link', { name: admin.says('campaign.results') }).click();
  await expect(page.getByRole('row')).toHaveCount(words.length + 1);
  await admin.expectAccessible();
});
