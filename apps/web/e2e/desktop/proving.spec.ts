import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { drawImage } from '../support/draw-image.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('the asked word has its reading', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/word/ja/頭');
  await page.getByRole('button', { name: learner.says('wordProgress.check') }).click();
  await expect(page.getByRole('dialog').locator('rt')).toHaveText('あたま');
  await learner.expectAccessible();
});

test('a word with an image and no translation is proved by its image, with the keyboard alone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await signUp(context);
  await page.goto(`/word/new?langCode=de&text=${username}`);
  await page.getByRole('button', { name: learner.says('newWord.action') }).click();
  await page.getByLabel(learner.says('ui.imagePicker.choose')).setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await drawImage(page),
  });
  await page.getByLabel(learner.says('newImage.source')).fill(username);
  await page.getByRole('button', { name: learner.says('newImage.send') }).click();
  const added = page.getByRole('listitem').filter({ hasText: username }).getByRole('img');
  const picture = (await added.getAttribute('src')) ?? '';

  await learner.activate(page.getByRole('button', { name: learner.says('wordProgress.check') }));
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('listitem').getByRole('button');
  const right = options.filter({ has: page.locator(`img[src="${picture}"]`) });
  await expect(options).toHaveCount(4);
  await expect(options.first()).toBeFocused();
  await learner.expectAccessible();

  await test.step('a wrong one is explained, and can be retried', async () => {
    await learner.activate(
      options.filter({ hasNot: page.locator(`img[src="${picture}"]`) }).first(),
    );
    const name = await right.getByRole('img').getAttribute('alt');
    const position = Number(name?.match(/\d/)?.[0]);
    await expect(dialog.getByText(learner.says('prove.wrongPicture', { position }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: learner.says('prove.retry') })).toBeFocused();
    await learner.expectAccessible();
    await page.keyboard.press('Enter');
    await expect(options.first()).toBeFocused();
  });

  await test.step('the right one proves it', async () => {
    await learner.activate(right);
    await expect(dialog).toBeHidden();
    const known = page.getByRole('button', { name: learner.says('ui.knowingMark.known') });
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('button', { name: learner.says('wordProgress.check') }),
    ).toBeFocused();
  });

  await test.step('it is not due for two months', async () => {
    await openPage(page, '/');
    await expect(page.getByText(learner.says('today.nothing', { days: 14 }))).toBeVisible();
  });
});
