import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { SpellingPage } from '../quiz/spelling-page.ts';
import { createAccount, fillSignInForm, newAccount } from '../support/account.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { buildAnswer } from '../support/other-device.ts';
import { readCards } from '../support/practice.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

const list = 'es-fruit';
/** The words that the account has missed on the day before. */
const owned = 3;

test.use({ timezoneId: 'Europe/Berlin' });

test('missed words are due on the next day, which starts at four, also when summer time begins, and in the account of the visitor', async ({
  page,
  request,
  locale,
}) => {
  const visitor = new Learner(page, locale);
  const today = new TodayPage(visitor);
  const answers = await AnswerKey.of(page, list, 'en');
  const account = newAccount();
  const token = await createAccount(request, account, 'es');

  await test.step('answers after midnight count for the day before, and at four the page shows the next one', async () => {
    await page.clock.setSystemTime('2025-03-30T00:40:00+01:00');
    await startQuiz(visitor, 5, { list });
    await new QuizPage(page).play(Array.from({ length: 5 }, () => 'wrong'));
    await openPage(page, '/');
    await today.expectHabit({ done: 5, streak: 1, week: '......x' }, '2025-03-29');
    await page.clock.fastForward('02:30:00');
    await today.expectHabit({ done: 0, streak: 1, week: '.....xo' }, '2025-03-30');
    await today.expectDue(5);
  });

  await test.step('after a day of 23 hours and a rest day, signing in merges the days', async () => {
    await page.clock.setSystemTime('2025-03-31T04:30:00+02:00');
    await missWords();
    await page.goto('/sign-in');
    await fillSignInForm(visitor, account);
    await expect(page.getByText(visitor.says('practice.moved', { count: 5 }))).toBeVisible();
    await today.expectDue(5);
    await today.expectHabit({ done: 0, streak: 2, week: '...xxro' }, '2025-03-31');
  });

  await test.step('each word is asked once, and none is due any longer', async () => {
    const question = new SpellingPage({
      ...{ learner: visitor, page, input: new Keyboard(visitor), answers },
      direction: 'backward',
    });
    // As the shortcut of the installed app does.
    await page.goto('/?review');
    const asked = new Set<string | null>();
    for (let word = 0; word < 5; word += 1) {
      await question.answer('right');
      asked.add(await getQuestion(page).textContent());
      await question.next();
    }
    expect(asked.size).toBe(5);
    await openPage(page, '/');
    await today.expectDue(0);
    await today.expectHabit({ done: 5, streak: 3, week: '...xxrx' }, '2025-03-31');
  });

  /** The owner has missed some of the words elsewhere, the day before the visitor. */
  async function missWords(): Promise<void> {
    const ids = Object.keys(await readCards(page));
    const at = '2025-03-28T11:00:00.000Z';
    const events = ids.slice(0, owned).map((wordId) => buildAnswer(wordId, at, 'wrong'));
    const answer = await request.post('/front-review/sync', {
      headers: { authorization: `Bearer ${token}` },
      data: { deviceId: randomUUID(), cursor: 0, events, sessions: [] },
    });
    expect(answer.status()).toBe(200);
  }
});
