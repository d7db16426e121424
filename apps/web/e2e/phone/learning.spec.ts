import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { signUp } from '../support/account.ts';
import { signOut } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('saved, proved and played words show on the learner’s page', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await signUp(context);

  await test.step('a saved word is proved letter by letter', async () => {
    await page.goto('/list/de-fruit/en');
    const apple = learner.rowOf('Apfel');
    await apple.getByRole('button', { name: learner.says('ui.knowingMark.learn') }).click();
    await apple.getByRole('link', { name: 'Apfel' }).click();
    const check = page.getByRole('button', { name: learner.says('wordProgress.check') });
    await check.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await learner.expectAccessible();
    await page.keyboard.type('aple');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(learner.says('prove.almost'))).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('apple');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(learner.says('knowing.proved', { word: 'Apfel' }))).toBeVisible();
    const known = page.getByRole('button', { name: learner.says('ui.knowingMark.known') });
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(check).toBeFocused();
  });

  await test.step('signing out asks first if the account does not have everything', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: learner.says('ui.knowingMark.known') }).click();
    await expect(page.getByText(learner.says('connection.lost'))).toBeVisible();
    await signOut(learner, username);
    const dialog = page.getByRole('dialog', { name: learner.says('signOut.title') });
    await expect(dialog).toContainText(learner.says('signOut.text'));
    await learner.expectAccessible();
    await dialog.getByRole('button', { name: learner.says('signOut.keep') }).click();
    const isSent = page.waitForResponse(/front-review\/sync/);
    await context.setOffline(false);
    await isSent;
  });

  await test.step('a quiz is played', async () => {
    await startQuiz(learner, 3);
    await new QuizPage(page).play(['right', 'wrong', 'right']);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.quizResult.score', { right: 2, total: 3 }),
    );
  });

  await test.step('the results are on the learner’s page', async () => {
    await openPage(page, `/user/${username}/played`);
    const streak = learner.says('ui.streakBadge.streak', { days: 1 });
    await expect(page.getByRole('link', { name: streak })).toHaveAttribute('href', '/profile');
    await expect(
      page.getByText(learner.says('playedSessions.score', { correct: 2, answered: 3 })),
    ).toBeVisible();
    await learner.expectAccessible();
  });
});
