import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from '../support/account.ts';
import { createCampaign } from '../support/campaign.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('the posts of a campaign are planned by keyboard alone', async ({ page, context, locale }) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { id, words, startDate } = await createCampaign(context, 'Fruit every day');
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

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
