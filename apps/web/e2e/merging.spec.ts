import { expect } from '@playwright/test';
import { newAccount, password } from './account.ts';
import { Learner } from './learner.ts';
import { QuizTable, startQuiz } from './quiz-table.ts';
import { test } from './test.ts';

test('what a visitor has played comes into the account that they make', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  await startQuiz(learner, 2);
  const table = new QuizTable(page);
  await table.play(['right', 'wrong']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('ui.quizResult.score', { right: 1, total: 2 }),
  );
  const results = page.url();
  await page.goto('/sign-up');
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: learner.says('signUp.action') }).click();
  await expect(page.getByText(learner.says('merge.both', { rounds: 1, words: 0 }))).toBeVisible();
  await page.goto(`/user/${username}/played`);
  await expect(
    page.getByText(learner.says('userRounds.score', { correct: 1, answered: 2 })),
  ).toHaveCount(1);

  await test.step('an answer that is changed later counts there, too', async () => {
    await page.goto(results);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isKept = page.waitForResponse(/front-quiz\/finish/);
    await page.keyboard.press('z');
    await table.play(['right']);
    await isKept;
    await page.goto(`/user/${username}/played`);
    await expect(
      page.getByText(learner.says('userRounds.score', { correct: 2, answered: 2 })),
    ).toHaveCount(1);
  });
});
