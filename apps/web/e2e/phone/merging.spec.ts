import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { newAccount, password } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('a visitor’s sessions move to their new account', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  await startQuiz(learner, 2);
  const table = new QuizPage(page);
  await table.play(['right', 'wrong']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    learner.says('ui.quizResult.score', { right: 1, total: 2 }),
  );
  const results = page.url();
  await page.goto('/sign-up');
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: learner.says('page.toSignUp') }).click();
  await expect(
    page.getByText(learner.says('mergeBrowserData.both', { quizzes: 1, words: 2 })),
  ).toBeVisible();
  await openPage(page, `/user/${username}/played`);
  await expect(
    page.getByText(learner.says('playedSessions.score', { correct: 1, answered: 2 })),
  ).toHaveCount(1);

  await test.step('an answer changed later is updated there', async () => {
    await openPage(page, results);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isKept = page.waitForResponse(/front-quiz\/finish/);
    await page.keyboard.press('z');
    await table.play(['right']);
    await isKept;
    await openPage(page, `/user/${username}/played`);
    await expect(
      page.getByText(learner.says('playedSessions.score', { correct: 2, answered: 2 })),
    ).toHaveCount(1);
  });
});
