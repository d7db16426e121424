import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { importList } from '../support/import-list.ts';
import { Learner } from '../support/learner.ts';
import { buildAnswer, sendFromOtherDevice } from '../support/other-device.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

const lines = ['Löffel\tspoon', 'Gabel\tfork', 'Messer\tknife'];

test('a package with its history leads to the first due review, and can be undone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const buffer = await exportPractisedList();

  await context.clearCookies();
  await signUp(context);
  await page.goto('/list/paste');

  await test.step('it tells what it holds, and what became of it', async () => {
    const file = { name: 'Cutlery.apkg', mimeType: 'application/octet-stream', buffer };
    await page.locator('input[accept*=".apkg"]').setInputFiles(file);
    const history = learner.says('packageChoices.history', { reviews: lines.length });
    await expect(main.getByText(history)).toBeVisible();
    await learner.expectAccessible();
    await button(learner.says('packageChoices.start')).tap();
    await expect(
      main.getByText(`${learner.says('importCount.reviews')}: ${lines.length}`),
    ).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('the words that were known before are due', async () => {
    await main.getByRole('link', { name: learner.says('packageOutcome.today') }).tap();
    await new TodayPage(learner).expectDue(lines.length);
    await button(learner.says('today.practise', { count: lines.length })).tap();
    const counter = { answered: 0, total: lines.length };
    await expect(page.getByText(learner.says('ui.quizFrame.counter', counter))).toBeVisible();
  });

  await test.step('nothing of it stays when it is undone', async () => {
    await page.goto('/list/paste');
    const undo = main.getByRole('button', {
      name: learner.says('undoImport.undo', { until: '' }).replace(/ \(.*/, ''),
    });
    await undo.tap();
    await expect(undo).toBeHidden();
    await page.goto('/');
    await expect(
      main.getByRole('heading', { name: learner.says('today.due', { count: lines.length }) }),
    ).toBeHidden();
  });

  /** Another learner knew the words five days ago. */
  async function exportPractisedList(): Promise<Buffer> {
    await signUp(context);
    const { id, slug, tranLangCode } = await importList(context, 'de', lines);
    const feed = await callAs(context, 'post', '/front-list/word-feed', { listId: id });
    const { data }: { data: { id: string }[] } = await feed.json();
    const fiveDaysAgo = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const answers = data.map((word) => buildAnswer(word.id, fiveDaysAgo, 'exact'));
    await sendFromOtherDevice(context, answers);
    await page.goto(`/list/${slug}/${tranLangCode}`);
    await button(learner.says('collectionActions.more')).tap();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: learner.says('collectionActions.download') }).tap();
    await page.getByRole('button', { name: learner.says('downloadDialog.package') }).tap();
    return readFile(await (await downloading).path());
  }
});
