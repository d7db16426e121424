import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

/** `żółw;turtle` and `łódź;boat` as a Polish spreadsheet saves them. */
const polish = '\xbf\xf3\xb3w;turtle\n\xb3\xf3d\x9f;boat\n';

test('a spreadsheet in an old encoding is read, an account is told from it, and columns are swapped', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto('/list/paste');
  for (const [label, language] of [
    ['languagePair.learn', 'pl'],
    ['languagePair.translate', 'en'],
  ] as const) {
    await page.getByRole('combobox', { name: learner.says(label) }).selectOption(language);
  }
  const words = page.getByLabel(learner.says('pasteArea.words'));
  const file = page.locator('input[accept*=".csv"]');
  const encoding = page.getByLabel(learner.says('encodingChoice.encoding'));
  const buffer = Buffer.from(polish, 'latin1');
  await file.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer });
  await expect(words).toHaveValue(/^żółw;turtle\nłódź/);
  await encoding.selectOption('windows-1252');
  await expect(words).toHaveValue(/^¿ó³w/);
  await encoding.selectOption('windows-1250');

  const account = { version: 2, socialIdentities: [], knowing: [], contributions: {} };
  const json = Buffer.from(JSON.stringify(account));
  await file.setInputFiles({ name: 'me.json', mimeType: 'application/json', buffer: json });
  await page.getByRole('button', { name: learner.says('accountNotice.import') }).click();
  await expect(page.getByRole('alert')).toContainText(learner.says('error.PackageForeign'));
  await page.goBack();

  await words.fill('turtle;żółw;animal\nboat;łódź;vehicle');
  const third = page.getByRole('combobox', {
    name: learner.says('readingChoices.column', { number: 3, name: '' }).trim(),
  });
  await expect(third).toHaveValue('translation');
  await page.getByRole('button', { name: learner.says('readingChoices.swap') }).click();
  await expect(third).toHaveValue('skip');
  await learner.expectAccessible();
  await page.getByLabel(learner.says('collectionDetails.name'), { exact: true }).fill('Żółwie');
  await page.getByRole('button', { name: learner.says('pasteList.action'), exact: true }).click();
  await expect(page.getByRole('link', { name: 'łódź', exact: true })).toBeVisible();
});
