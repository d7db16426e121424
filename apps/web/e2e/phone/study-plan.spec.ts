import { expect } from '@playwright/test';
import { fillSignUpForm, newAccount } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { buildAnswer, buildMark, sendFromOtherDevice } from '../support/other-device.ts';
import { test } from '../support/test.ts';

/** A list of 12 words. */
const slug = 'es-months';
const total = 12;
const day = 24 * 60 * 60 * 1_000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

test('a visitor plans a list, signs up, learns a portion, and returns the next day', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const finish = (when: string) => learner.says('plan.finish', { when, date: '' });
  const today = (leftToday: number, when: string) =>
    learner.says('plan.today', { leftToday, finish: finish(when) });
  // No day ends during the test.
  const noon = new Date().setHours(12, 0, 0, 0);
  const inTwoDays = weekdays[new Date(noon + 2 * day).getDay()] ?? '';
  const wordIds = await findWords();
  await page.clock.install({ time: noon });

  await test.step('a plan shows at once when the list is learned', async () => {
    await page.goto(`/list/${slug}/en`);
    await page.getByRole('button', { name: learner.says('collectionActions.more') }).tap();
    await page.getByRole('menuitem', { name: learner.says('listPlan.make') }).tap();
    const dialog = page.getByRole('dialog');
    const outcome = dialog.getByRole('status');
    await dialog.getByText('20', { exact: true }).tap();
    await expect(outcome).toContainText(finish('today'));
    await dialog.getByText('7', { exact: true }).tap();
    await expect(outcome).toContainText(finish('tomorrow'));
    await dialog.getByText('5', { exact: true }).tap();
    await expect(outcome).toContainText(finish(inTwoDays));
    await learner.expectAccessible();
    await dialog.getByRole('button', { name: learner.says('planDialog.start') }).tap();
    await expect(page.getByText(today(5, inTwoDays))).toBeVisible();
  });

  await test.step('it is stopped, and the stop is undone', async () => {
    await page.getByRole('button', { name: learner.says('listPlan.stop') }).tap();
    await expect(page.getByText(today(5, inTwoDays))).toBeHidden();
    await page.getByRole('button', { name: learner.says('ui.toast.undo') }).tap();
    await expect(page.getByText(today(5, inTwoDays))).toBeVisible();
  });

  await test.step('the account keeps the plan, whose portion is a lesson', async () => {
    await openPage(page, '/sign-up');
    await fillSignUpForm(learner, newAccount());
    await expect(page.getByText(today(5, inTwoDays))).toBeVisible();
    await page.getByRole('link', { name: learner.says('planAction.learn', { count: 5 }) }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.teachCard.task'),
    );
  });

  await test.step('the portion of the day is learned elsewhere', async () => {
    await answerWords(wordIds.slice(0, 5));
    await page.goto('/');
    const done = learner.says('plan.done', { learnedToday: 5, finish: finish(inTwoDays) });
    await expect(page.getByText(done)).toBeVisible();
  });

  await test.step('the next day has a portion of its own', async () => {
    await page.clock.fastForward(day);
    await openPage(page, '/lists/es');
    const bar = learner.says('ui.knowingBar.progress', { known: 0, learning: 5, total });
    await expect(page.getByRole('img', { name: bar })).toBeVisible();
    await openPage(page, '/');
    await expect(page.getByText(today(5, 'tomorrow'))).toBeVisible();
  });

  await test.step('a finished list is celebrated, and the plan ends', async () => {
    await markAllAsKnown();
    await openPage(page, '/search');
    await openPage(page, '/');
    await expect(page.getByText(learner.says('plan.finished'))).toBeVisible();
    await page.getByRole('button', { name: learner.says('planAction.end') }).tap();
    await expect(page.getByText(learner.says('plan.finished'))).toBeHidden();
  });

  async function findWords(): Promise<string[]> {
    const list = await page.request.post('/front-list/record', { data: { slug } });
    const { id: listId } = await list.json();
    const feed = await page.request.post('/front-list/word-feed', { data: { listId } });
    const { data }: { data: { id: string }[] } = await feed.json();
    return data.map(({ id }) => id);
  }

  async function answerWords(answered: readonly string[]): Promise<void> {
    const at = new Date(noon).toISOString();
    await sendFromOtherDevice(
      context,
      answered.map((wordId) => buildAnswer(wordId, at, 'exact')),
    );
  }

  async function markAllAsKnown(): Promise<void> {
    const at = new Date().toISOString();
    await sendFromOtherDevice(
      context,
      wordIds.map((wordId) => buildMark(wordId, at, 'known')),
    );
  }
});
