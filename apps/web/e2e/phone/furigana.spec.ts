import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('furigana stands above kanji until it is switched off, in all tabs', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const reading = page.getByText('あたま', { exact: true });
  await openPage(page, '/list/ja-human-body');
  await expect(page.getByRole('link', { name: '頭', exact: true })).toBeVisible();
  await expect(reading).toBeVisible();

  const settings = await context.newPage();
  await openPage(settings, '/settings');
  const title = learner.says('settings.words');
  await expect(settings.getByRole('region', { name: title })).toBeHidden();
  const learned = settings.getByLabel(learner.says('languagePair.learn'), { exact: true });
  await learned.selectOption('ja');
  const group = settings.getByRole('region', { name: title });
  const furigana = group.getByRole('switch', {
    name: learner.says('wordSettings.readings', { language: 'ja' }),
  });
  await expect(group.locator('rt').first()).toBeVisible();
  await furigana.click();
  await expect(group.locator('rt')).toHaveCount(0);
  await expect(reading).toBeHidden();

  await page.reload();
  await expect(page.getByRole('link', { name: '頭', exact: true })).toBeVisible();
  await expect(reading).toBeHidden();
});
