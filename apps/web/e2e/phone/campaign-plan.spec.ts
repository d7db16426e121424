import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from '../support/account.ts';
import { openChat } from '../support/campaign.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('an admin connects a channel and plans a campaign', async ({ page, context, locale }) => {
  const admin = new Learner(page, locale);
  await signInAsAdmin(context);
  const { address, token } = await openChat(context);
  const name = `Spanish ${randomUUID()}`;
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article').filter({ hasText: name });
  const figure = page.getByRole('figure');
  const template = page.getByRole('textbox', { name: admin.says('templateField.label') });
  const button = (message: Parameters<typeof admin.says>[0], values = {}): Locator =>
    page.getByRole('button', { name: admin.says(message, values), exact: true });

  await test.step('a channel that the network refuses says why, and keeps what was typed', async () => {
    await page.goto('/campaigns/channels');
    await button('channels.connect').click();
    await dialog
      .getByRole('textbox', { name: admin.says('channelFields.chat') })
      .fill('@nobody_here');
    await dialog.getByLabel(admin.says('channelFields.botToken')).fill(token);
    await dialog.getByRole('textbox', { name: admin.says('nameField.name') }).fill(name);
    await dialog.getByLabel(admin.says('channelFields.words')).selectOption('es');
    await dialog.getByLabel(admin.says('channelFields.readers')).selectOption('en');
    await button('channelDialog.connect').click();
    await expect(dialog.getByText(admin.says('channelFailure.telegram'))).toBeVisible();
    await expect(dialog.getByLabel(admin.says('channelFields.botToken'))).toHaveValue(token);
    await admin.expectAccessible();
  });

  await test.step('it works as soon as the address is right', async () => {
    const chat = dialog.getByRole('textbox', { name: admin.says('channelFields.chat') });
    await chat.fill(`https://t.me/${address.slice(1)}`);
    await button('dialog.save').click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(admin.says('channelState.working'))).toBeVisible();
    await button('channelActions.named', {
      action: admin.says('channelActions.test'),
      name,
    }).click();
    await button('testPost.post').click();
    await expect(card.getByRole('link', { name: admin.says('channelActions.look') })).toBeVisible();
    await admin.expectAccessible();
  });

  await test.step('the preview shows the posts of the chosen list', async () => {
    await button('channelActions.more', { name }).click();
    await page.getByRole('menuitem', { name: admin.says('newCampaign.title') }).click();
    await page.getByRole('combobox', { name: admin.says('source.list') }).fill('fruit');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(figure).toBeVisible();
    await admin.expectAccessible();
    await admin.expectNoOverflow();
  });

  await test.step('a placeholder is inserted at the caret', async () => {
    await template.fill('Today: ');
    await button('templateField.word').click();
    await expect(template).toHaveValue('Today: {word}');
    await expect(figure).toContainText('Today: ');
    await expect(figure).not.toContainText('http');
  });

  await test.step('the plan survives a reload and is created as previewed', async () => {
    await page.reload();
    await expect(template).toHaveValue('Today: {word}');
    const text = (await figure.locator('p[lang]').textContent()) ?? '';
    const first = text.replace('Today: ', '');
    await button('planEditor.create').click();
    await page.waitForURL(/\/campaign\//);
    await expect(page.getByRole('button', { name: first }).first()).toBeVisible();
  });
});
