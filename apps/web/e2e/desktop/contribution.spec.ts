import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { drawImage } from '../support/draw-image.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

const word = '/word/de/Birne';

const inGallery = ({ page }: Learner, source: string): Locator =>
  page.getByRole('listitem').filter({ hasText: source });

test('a learner rates and proposes contributions, which an admin approves and rejects', async ({
  page,
  anotherPerson,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const admin = await anotherPerson();
  const { username } = await signUp(page.context());
  await signInAsAdmin(admin.page.context());
  const translation = `pear ${randomUUID()}`;
  const source = `Painted by ${username}`;
  const proposed = page.getByRole('listitem').filter({ hasText: translation });
  const pending = learner.says('ui.status.pending');

  await test.step('a dislike replaces a like, and a picture is pinned', async () => {
    await page.goto(word);
    await page.getByRole('switch', { name: learner.says('editMode.mode') }).click();
    const pictures = page.getByRole('region', { name: learner.says('entryKind.image') });
    const button = (name: string | RegExp) => pictures.getByRole('button', { name, exact: true });
    await button(learner.says('ui.reaction.like', { count: 0 })).click();
    await expect(button(/1$/)).toHaveAttribute('aria-pressed', 'true');
    await button(learner.says('ui.reaction.dislike', { count: 0 })).click();
    await expect(button(/1$/)).toHaveAccessibleName(
      learner.says('ui.reaction.dislike', { count: 1 }),
    );
    await button(/1$/).click();
    await expect(button(/1$/)).toBeHidden();
    await button(/Birne/).click();
    await expect(button(/Birne/)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('an invalid tag and one that is there are refused', async () => {
    const tag = page.getByRole('combobox', { name: learner.says('newTag.tag'), exact: true });
    await tag.fill('quite-new');
    await expect(page.getByText(learner.says('newTag.newTag'))).toBeVisible();
    await tag.fill('-fruit');
    await expect(tag).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(learner.says('newTag.newTag'))).toHaveCount(0);
    await tag.fill('Fruit');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('newTag.there', { tag: 'fruit' }))).toBeVisible();
    await tag.fill('');
  });

  await test.step('a translation and an image are proposed', async () => {
    const field = page.getByRole('combobox', {
      name: learner.says('newTranslation.text'),
      exact: true,
    });
    await field.fill(translation);
    await field.press('Enter');
    await expect(proposed.getByText(pending)).toBeVisible();
    await page.getByLabel(learner.says('translationEditor.language')).selectOption('en');
    await field.fill('light');
    await page.getByRole('radio', { name: /^light ?, 2/ }).press('Space');
    await field.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: /^light, 2/ })).toBeVisible();

    const chooser = page.getByLabel(learner.says('ui.imagePicker.choose'));
    const picture = { name: 'pear.png', mimeType: 'image/png', buffer: await drawImage(page) };
    await chooser.setInputFiles(picture);
    await page.getByLabel(learner.says('newImage.source')).fill(source);
    await learner.expectAccessible();
    const send = page.getByRole('button', { name: learner.says('newImage.send'), exact: true });
    await page.route(
      '**/front-word-image/upload',
      (route) => route.fulfill({ status: 500, json: {} }),
      { times: 1 },
    );
    await send.click();
    await page.getByRole('button', { name: learner.says('uploadForm.again') }).click();
    await expect(inGallery(learner, source).getByText(pending)).toBeVisible();
    await learner.expectAccessible();
  });

  const reason = learner.says('reject.unclear');
  await test.step('the admin approves one and rejects the other by keyboard, and decides again about one', async () => {
    const undo = admin.page.getByRole('button', { name: admin.says('ui.toast.undo') });
    const reopened = admin.says('decision.reopened', { count: 1 });
    await admin.page.goto('/moderation');
    const entry = admin.page.getByRole('checkbox', { name: translation });
    await entry.focus();
    await admin.expectAccessible();
    await admin.page.keyboard.press('a');
    await expect(entry).toBeHidden();
    await undo.click();
    await expect(admin.page.getByText(reopened)).toBeVisible();
    await expect(entry).toBeVisible();
    await entry.focus();
    await admin.page.keyboard.press('a');
    await expect(entry).toBeHidden();

    await admin.page.locator('a[href="/moderation/image"]').click();
    const picture = admin.page.getByRole('listitem').filter({ hasText: source });
    await picture.getByRole('checkbox').focus();
    await admin.expectAccessible();
    const dialog = admin.page.getByRole('dialog');
    await admin.page.keyboard.press('r');
    await admin.expectAccessible();
    await admin.activate(dialog.getByRole('button', { name: reason }));
    await admin.activate(dialog.getByRole('button', { name: admin.says('reject.reject') }));
    await expect(dialog).toBeHidden();
    await expect(picture).toBeHidden();
  });

  await test.step('the author sees one approved, and reads the reason for the other', async () => {
    await page.reload();
    await expect(proposed).toBeVisible();
    await expect(proposed.getByText(pending)).toBeHidden();
    await expect(inGallery(learner, source).getByText(reason)).toBeVisible();
    await openPage(page, `/user/${username}/contributions`);
    const refused = page.getByRole('listitem').filter({ hasText: reason });
    await expect(refused.getByText(learner.says('ui.status.rejected'))).toBeVisible();
    await learner.expectAccessible();
    await refused.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    await expect(refused).toBeHidden();
  });

  await test.step('its author withdraws an approved translation', async () => {
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `Birne` })
      .filter({ hasText: translation });
    await expect(row.getByText(learner.says('ui.status.approved'))).toBeVisible();
    await row.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(learner.says('withdraw.approved'));
    await dialog.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    await expect(row).toBeHidden();
  });
});
