import { expect, type Locator } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('forced colours still show what is selected, pressed and done', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const paper = (thing: Locator) =>
    thing.evaluate((element) => getComputedStyle(element).backgroundColor);
  const segment = (id: Parameters<typeof learner.says>[0]) =>
    page.locator('label', { has: page.getByRole('radio', { name: learner.says(id) }) });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/quiz/de-fruit/en?kind=cards');
  await expect(page.getByRole('radio', { name: learner.says('quizKind.cards') })).toBeChecked();
  expect(await paper(segment('quizKind.cards'))).not.toBe(await paper(segment('quizKind.mixed')));
  await openPage(page, '/list/de-fruit/en');
  const row = learner.rowOf('Birne');
  const known = row.getByRole('button', { pressed: false }).last();
  const before = await paper(known);
  await known.click();
  const marked = row.getByRole('button', { pressed: true });
  await expect(marked).toBeVisible();
  expect(await paper(marked)).not.toBe(before);
});
