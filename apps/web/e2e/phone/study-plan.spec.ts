import { expect } from '@playwright/test';
import { Knowing } from '@wordhoard/contract/enumeration';
import { AnswerKey } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { fillSignUpForm, newAccount } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

/** A list of 12 words. */
const slug = 'es-months';
const total = 12;
const day = 24 * 60 * 60 * 1_000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

test('a visitor plans a list, learns a portion, returns the next day, and signs up', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const answers = await AnswerKey.of(page, slug, 'en');
  const lesson = new LessonPage({ learner, page, input: new Touch(page), answers });
  const finish = (when: string) => learner.says('plan.finish', { when, date: '' });
  const today = (learnedToday: number, portion: number, when: string) =>
    learner.says('plan.today', { learnedToday, portion, finish: finish(when) });
  const learned = (count: number) => learner.says('plan.progress', { learned: count, total });
  // No day ends during the test.
  const noon = new Date().setHours(12, 0, 0, 0);
  const inTwoDays = weekdays[new Date(noon + 2 * day).getDay()] ?? '';
  await page.clock.install({ time: noon });

  await test.step('a plan shows at once when the list is learned', async () => {
    await page.goto(`/list/${slug}/en`);
    await page.getByRole('button', { name: learner.says('listPlan.make') }).tap();
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
    await expect(page.getByText(today(0, 5, inTwoDays))).toBeVisible();
  });

  await test.step('the portion of a day is learned in a lesson', async () => {
    await openPage(page, '/');
    await expect(page.getByText(today(0, 5, inTwoDays))).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('planAction.learn', { count: 5 }) }).tap();
    await learnWords(5);
    const done = learner.says('plan.done', { learnedToday: 5, finish: finish(inTwoDays) });
    await expect(page.getByText(done)).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('lessonResults.done') }).tap();
    await expect(page.getByText(done)).toBeVisible();
    await expect(page.getByText(learned(5))).toBeVisible();
  });

  await test.step('the card of the list shows the progress', async () => {
    await openPage(page, '/lists/es');
    await expectProgressOfCard(5);
  });

  await test.step('the next day has a portion of its own', async () => {
    await page.clock.fastForward(day);
    await openPage(page, '/');
    await expect(page.getByText(today(0, 5, 'tomorrow'))).toBeVisible();
    await expect(page.getByText(learned(5))).toBeVisible();
  });

  await test.step('the account keeps the plan', async () => {
    await openPage(page, '/sign-up');
    await fillSignUpForm(learner, newAccount());
    await expect(
      page.getByText(learner.says('mergeBrowserData.both', { quizzes: 1, words: 5 })),
    ).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(today(0, 5, 'tomorrow'))).toBeVisible();
    await expect(page.getByText(learned(5))).toBeVisible();
    await openPage(page, '/lists/es');
    await expectProgressOfCard(5);
  });

  await test.step('it is stopped, and the stop is undone', async () => {
    await openPage(page, `/list/${slug}/en`);
    await page.getByRole('button', { name: learner.says('listPlan.stop') }).tap();
    await expect(page.getByText(today(0, 5, 'tomorrow'))).toBeHidden();
    await page.getByRole('button', { name: learner.says('ui.toast.undo') }).tap();
    await expect(page.getByText(today(0, 5, 'tomorrow'))).toBeVisible();
  });

  await test.step('a finished list is celebrated, and the plan ends', async () => {
    await markAllAsKnown();
    await openPage(page, '/');
    await expect(page.getByText(learner.says('plan.finished', { total }))).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('planAction.end') }).tap();
    await expect(page.getByText(learner.says('plan.finished', { total }))).toBeHidden();
  });

  async function learnWords(count: number): Promise<void> {
    for (let word = 0; word < count; word += 1) await lesson.learn();
    await lesson.practise(count);
    await expect(getQuestion(page)).toHaveText(learner.says('ui.lessonFinish.title', { count }));
  }

  async function markAllAsKnown(): Promise<void> {
    const list = await page.request.post('/front-list/record', { data: { slug } });
    const { id: listId } = await list.json();
    const feed = await page.request.post('/front-list/word-feed', { data: { listId } });
    const { data }: { data: { id: string }[] } = await feed.json();
    await callAs(context, 'post', '/front-knowing/set-many', {
      wordIds: data.map(({ id }) => id),
      knowing: Knowing.Known,
      day: new Date().toISOString().slice(0, 10),
    });
  }

  async function expectProgressOfCard(learning: number): Promise<void> {
    const bar = learner.says('ui.knowingBar.progress', { known: 0, learning, total });
    await expect(page.getByRole('img', { name: bar })).toBeVisible();
  }
});

test('a sixth plan has to wait for another one to end', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const feed = await page.request.post('/front-list/feed', { data: { langCode: 'es' } });
  const { data }: { data: { id: string; slug: string }[] } = await feed.json();
  const [sixth, ...others] = data.slice(0, 6).reverse();
  const plans = JSON.stringify(others.map(({ id }) => ({ listId: id, wordsPerDay: 5 })));
  await page.addInitScript((stored) => localStorage.setItem('wordhoard.plans', stored), plans);

  await page.goto(`/list/${sixth?.slug}/en`);
  await page.getByRole('button', { name: learner.says('listPlan.make') }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(learner.says('planDialog.tooMany', { count: 5 }));
  await expect(
    dialog.getByRole('button', { name: learner.says('planDialog.start') }),
  ).toBeDisabled();
  await learner.expectAccessible();
});
