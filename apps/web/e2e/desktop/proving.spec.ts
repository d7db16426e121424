import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

/** A language without translations. */
const withoutTranslations = JSON.stringify({
  ...{ version: 1, locale: 'ru', learnLangCode: 'de', tranLangCode: 'cv' },
});

test('a word with an image and no translation is proved by its image, with the keyboard alone', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await page.addInitScript(
    (settings) => localStorage.setItem('wordhoard.settings', settings),
    withoutTranslations,
  );
  await page.goto('/word/de/Apfel');
  const picture = (await page.getByRole('main').getByRole('img').first().getAttribute('src')) ?? '';

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
});
