import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('furigana stands above kanji until it is switched off', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const reading = page.getByText('あたま', { exact: true });

  await test.step('in a list, and above a word that is asked', async () => {
    await page.goto('/list/ja-human-body');
    await expect(reading).toBeVisible();
    await page.getByRole('link', { name: '頭', exact: true }).click();
    await page.getByRole('button', { name: learner.says('wordProgress.check') }).click();
    await expect(page.getByRole('dialog').locator('rt')).toHaveText('あたま');
    await learner.expectAccessible();
    await page.keyboard.press('Escape');
  });

  await test.step('the settings of a learner of Japanese show an example', async () => {
    await openPage(page, '/settings');
    const group = page.getByRole('region', { name: learner.says('settings.words') });
    const learned = page.getByLabel(learner.says('languagePair.learn'), { exact: true });
    await learned.selectOption('de');
    await expect(group).toBeHidden();
    await learned.selectOption('ja');
    await expect(group.locator('rt').first()).toBeVisible();
    const furigana = learner.says('wordSettings.readings', { language: 'ja' });
    await group.getByRole('switch', { name: furigana }).click();
    await expect(group.locator('rt')).toHaveCount(0);
  });

  await test.step('it is not in the list any longer', async () => {
    await openPage(page, '/list/ja-human-body');
    await expect(page.getByRole('link', { name: '頭', exact: true })).toBeVisible();
    await expect(reading).toBeHidden();
  });
});
