import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('furigana stands above kanji until it is switched off, in all tabs', async ({
  page: settings,
  context,
  locale,
}) => {
  const learner = new Learner(settings, locale);
  await openPage(settings, '/settings');
  const group = settings.getByRole('region', { name: learner.says('settings.words') });
  const learned = settings.getByLabel(learner.says('languagePair.learn'), { exact: true });
  await learned.selectOption('de');
  await expect(group).toBeHidden();
  await learned.selectOption('ja');
  await expect(group.locator('rt').first()).toBeVisible();

  const list = await context.newPage();
  const word = list.getByRole('link', { name: '頭', exact: true });
  const reading = list.getByText('あたま', { exact: true });
  await openPage(list, '/list/ja-human-body');
  await expect(word).toBeVisible();
  await expect(reading).toBeVisible();

  const furigana = learner.says('wordSettings.readings', { language: 'ja' });
  await group.getByRole('switch', { name: furigana }).click();
  await expect(group.locator('rt')).toHaveCount(0);
  await expect(reading).toBeHidden();

  await list.reload();
  await expect(word).toBeVisible();
  await expect(reading).toBeHidden();
});
