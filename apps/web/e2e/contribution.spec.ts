import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator } from '@playwright/test';
import { enter, enterAsAdmin } from './account.ts';
import { Learner } from './learner.ts';
import { paint } from './paint.ts';
import { test } from './test.ts';

const word = '/word/de/Birne';

/** Another person, in a browser of their own. */
async function another(browser: Browser, locale: string | undefined): Promise<Learner> {
  const context = await browser.newContext(locale === undefined ? {} : { locale });
  return new Learner(await context.newPage(), locale);
}

const inGallery = ({ page }: Learner, source: string): Locator =>
  page.getByRole('listitem').filter({ hasText: source });

test('what a learner proposes is decided on by an admin', async ({ page, browser, locale }) => {
  const learner = new Learner(page, locale);
  const admin = await another(browser, locale);
  const visitor = await another(browser, locale);
  const { username } = await enter(page.context());
  await enterAsAdmin(admin.page.context());
  const translation = `pear ${randomUUID()}`;
  const source = `Painted by ${username}`;
  const proposed = page.getByRole('listitem').filter({ hasText: translation });
  const pending = learner.says('ui.status.pending');

  await test.step('a translation and a picture are proposed', async () => {
    await page.goto(word);
    await page.getByRole('switch', { name: learner.says('edit.mode') }).click();
    const field = page.getByRole('combobox', {
      name: learner.says('newTranslation.text'),
      exact: true,
    });
    await field.fill(translation);
    await field.press('Enter');
    await expect(proposed.getByText(pending)).toBeVisible();

    const chooser = page.getByLabel(learner.says('ui.pictureDrop.choose'));
    await chooser.setInputFiles({
      name: 'pear.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('pear'),
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await chooser.setInputFiles({
      name: 'pear.png',
      mimeType: 'image/png',
      buffer: await paint(page),
    });
    await page.getByLabel(learner.says('newImage.source')).fill(source);
    await learner.findsNoBarrier();
    const send = page.getByRole('button', { name: learner.says('newImage.send'), exact: true });
    await page.route(
      '**/front-word-image/upload',
      (route) => route.fulfill({ status: 500, json: {} }),
      {
        times: 1,
      },
    );
    await send.click();
    await expect(page.getByRole('button', { name: learner.says('newImage.again') })).toBeVisible();
    await chooser.setInputFiles({
      name: 'pear.png',
      mimeType: 'image/png',
      buffer: await paint(page),
    });
    await send.click();
    await expect(inGallery(learner, source).getByText(pending)).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('nobody else sees them yet', async () => {
    await visitor.page.goto(word);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Birne');
    await expect(visitor.page.getByText(translation)).toBeHidden();
  });

  const reason = learner.says('reject.unclear');
  await test.step('the admin approves one and rejects the other, with keys alone', async () => {
    await admin.page.goto('/moderation');
    const entry = admin.page.getByRole('checkbox', { name: translation });
    await entry.focus();
    await admin.findsNoBarrier();
    await admin.page.keyboard.press('a');
    await expect(entry).toBeHidden();

    await admin.page.goto('/moderation/image');
    const picture = admin.page.getByRole('listitem').filter({ hasText: source });
    await picture.getByRole('checkbox').focus();
    await admin.findsNoBarrier();
    await admin.page.keyboard.press('r');
    const dialog = admin.page.getByRole('dialog');
    await admin.findsNoBarrier();
    await admin.follow(dialog.getByRole('button', { name: reason }));
    await admin.follow(dialog.getByRole('button', { name: admin.says('reject.reject') }));
    await expect(dialog).toBeHidden();
    await expect(picture).toBeHidden();
  });

  await test.step('what is approved is for all, and the author reads the reason', async () => {
    await visitor.page.reload();
    await expect(visitor.page.getByText(translation)).toBeVisible();
    await page.reload();
    await expect(proposed).toBeVisible();
    await expect(proposed.getByText(pending)).toBeHidden();
    await expect(inGallery(learner, source).getByText(reason)).toBeVisible();
    await page.goto(`/user/${username}/contributions`);
    const refused = page.getByRole('listitem').filter({ hasText: reason });
    await expect(refused.getByText(learner.says('ui.status.rejected'))).toBeVisible();
    await learner.findsNoBarrier();
    await refused.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    await expect(refused).toBeHidden();
  });
});

test('a reader judges and pins what others have added', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await enter(page.context());
  await page.goto('/word/de/Kirsche');
  await page.getByRole('switch', { name: learner.says('edit.mode') }).click();
  const pictures = page.getByRole('region', { name: learner.says('imageEditor.title') });
  const picture = pictures.getByRole('listitem');
  const like = picture.getByRole('button', { name: /1$/ });
  const pin = picture.getByRole('button', { name: /Kirsche/ });

  await test.step('one opinion takes the place of the other', async () => {
    await picture
      .getByRole('button', { name: learner.says('ui.reaction.like', { count: 0 }), exact: true })
      .click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await picture
      .getByRole('button', { name: learner.says('ui.reaction.dislike', { count: 0 }) })
      .click();
    await expect(like).toHaveAccessibleName(learner.says('ui.reaction.dislike', { count: 1 }));
    await like.click();
    await expect(like).toBeHidden();
  });

  await test.step('a tag that cannot be is told, and not said to be made', async () => {
    const tag = page.getByRole('combobox', { name: learner.says('newTag.tag'), exact: true });
    const toBeMade = page.getByText(learner.says('newTag.newTag'));
    await tag.fill('-fruit');
    await expect(tag).toHaveAttribute('aria-invalid', 'true');
    await expect(toBeMade).toHaveCount(0);
    await tag.fill('quite-new');
    await expect(toBeMade).toBeVisible();
    await tag.fill('quite-new-');
    await expect(tag).not.toHaveAttribute('aria-invalid');
    await expect(toBeMade).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(tag).toHaveAttribute('aria-invalid', 'true');
    await tag.fill('');
  });

  await test.step('nor is one that is there already', async () => {
    const tag = page.getByRole('combobox', { name: learner.says('newTag.tag'), exact: true });
    await tag.fill('Fruit');
    await page.keyboard.press('Enter');
    const there = page.getByText(learner.says('newTag.there', { tag: 'fruit' }));
    await expect(there).toBeVisible();
    await tag.fill('');
    await expect(there).toHaveCount(0);
  });

  await test.step('a pin stays', async () => {
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a word that is missing is added, and mended', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const text = `Wort ${randomUUID()}`;
  const missing = `/word/de/${encodeURIComponent(text)}`;
  await page.goto(missing);
  await learner.follow(page.getByRole('link', { name: learner.says('addWordLink.signIn') }));
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fword%2Fnew/);
  await enter(page.context());
  await page.goto(missing);
  await learner.findsNoBarrier();
  await learner.follow(page.getByRole('link', { name: learner.says('addWordLink.add') }));
  await expect(page.getByLabel(learner.says('wordText.text'), { exact: true })).toHaveValue(text);
  const example = page.getByLabel(learner.says('exampleField.label'));
  await example.fill('Ein Satz damit.');
  await learner.follow(page.getByRole('button', { name: learner.says('newWord.action') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.getByText('Ein Satz damit.')).toBeVisible();
  await example.fill('Ein anderer Satz.');
  const written = page.getByLabel(learner.says('wordText.text'), { exact: true });
  const save = page.getByRole('button', { name: learner.says('ownWord.save') });
  await written.fill('Apfel');
  await save.click();
  await expect(written).toBeFocused();
  await expect(written).toHaveAccessibleDescription(
    new RegExp(learner.says('error.SimilarRecordAlreadyExists')),
  );
  const present = page.getByRole('link', {
    name: learner.says('wordText.look', { text: 'Apfel' }),
  });
  await expect(present).toHaveAttribute('href', '/word/de/Apfel');
  await page.keyboard.press('Tab');
  await expect(present).toBeFocused();
  await learner.findsNoBarrier();
  await written.fill(`${text} neu`);
  await expect(present).toBeHidden();
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text} neu`);
  await expect(page.getByText('Ein anderer Satz.')).toBeVisible();
  await learner.findsNoBarrier();

  await test.step('what stands on a private word waits for nobody', async () => {
    await page.getByLabel(learner.says('wordPrivacy.label')).selectOption('2');
    await save.click();
    await expect(page.getByText(learner.says('word.secret'))).toBeVisible();
    const field = page.getByRole('combobox', {
      name: learner.says('newTranslation.text'),
      exact: true,
    });
    await page.getByRole('button', { name: learner.says('newTranslations.another') }).click();
    await expect(field.last()).toBeFocused();
    await page.keyboard.type(`meaning ${randomUUID()}`);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(learner.says('newTranslations.sent', { waiting: 0 })),
    ).toBeVisible();
    await expect(
      page.getByText(learner.says('translationEditor.secret', { pins: 3 })),
    ).toBeVisible();
    await expect(page.getByText(/^meaning /)).toBeVisible();
    await expect(page.getByText(learner.says('ui.status.pending'), { exact: true })).toHaveCount(0);
  });
});
