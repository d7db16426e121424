import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { fillSignUpForm, newAccount, signUp } from '../support/account.ts';
import { accountButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';
import { type Habit, TodayPage } from '../support/today-page.ts';

test.use({ timezoneId: 'Europe/Berlin' });

interface Moment extends Habit {
  /** In local time, with the offset at that time. */
  at: string;
  /** How many words are answered before the page is looked at. */
  answered?: number;
}

async function follow(learner: Learner, moments: readonly Moment[]): Promise<void> {
  const { page } = learner;
  for (const { at, answered = 0, ...habit } of moments) {
    await page.clock.setSystemTime(at);
    if (answered > 0) {
      await startQuiz(learner, answered, { list: 'es-fruit' });
      await new QuizPage(page).play(Array.from({ length: answered }, () => 'right'));
    }
    await page.goto('/');
    await new TodayPage(learner).expectHabit(habit, at.slice(0, 10));
  }
}

test('answers of a visitor count for their days when summer time begins, and in their new account too', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);

  await test.step('a night of 23 hours', () =>
    follow(learner, [
      { at: '2025-03-29T23:30:00+01:00', answered: 2, done: 2, streak: 1, week: '......x' },
      { at: '2025-03-30T00:30:00+01:00', done: 0, streak: 1, week: '.....xo' },
      { at: '2025-03-30T23:30:00+02:00', answered: 1, done: 1, streak: 2, week: '.....xx' },
      { at: '2025-03-31T00:30:00+02:00', done: 0, streak: 2, week: '....xxo' },
    ]));

  await test.step('a rest day keeps the streak', () =>
    follow(learner, [{ at: '2025-04-01T00:30:00+02:00', done: 0, streak: 2, week: '...xxro' }]));

  await test.step('the account shows the same', async () => {
    await page.goto('/sign-up');
    const account = newAccount();
    await fillSignUpForm(learner, account);
    await expect(accountButton(learner, account.username)).toBeVisible();
    await new TodayPage(learner).expectHabit({ done: 0, streak: 2, week: '...xxro' }, '2025-04-01');
  });
});

test('answers in an account count for their days when summer time ends', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const today = new TodayPage(learner);
  const { username } = await signUp(context, 'es');
  await follow(learner, [
    { at: '2025-10-25T23:30:00+02:00', answered: 2, done: 2, streak: 1, week: '......x' },
  ]);
  await expect(accountButton(learner, username)).toBeVisible();

  await test.step('a page that stays open shows the next day', async () => {
    await page.clock.fastForward('40:00');
    await today.expectHabit({ done: 0, streak: 1, week: '.....xo' }, '2025-10-26');
  });

  await test.step('a day of 25 hours', () =>
    follow(learner, [
      { at: '2025-10-26T00:30:00+02:00', answered: 1, done: 1, streak: 2, week: '.....xx' },
      { at: '2025-10-26T23:30:00+01:00', answered: 3, done: 3, streak: 2, week: '.....xx' },
      { at: '2025-10-27T00:30:00+01:00', done: 0, streak: 2, week: '....xxo' },
    ]));
});
