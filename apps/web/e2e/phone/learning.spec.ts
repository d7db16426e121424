import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

/** Without a connection, a screen opens only if it was loaded in advance. */
test.use({ savesData: false });

test('saved, proved and played words show on the learner’s page', async ({
  page,
  context,
  openBrowser,
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
    await learner.expectAccessible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('apple');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(learner.says('knowing.proved', { word: 'Apfel' }))).toBeVisible();
    const known = page.getByRole('button', { name: learner.says('ui.knowingMark.known') });
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(check).toBeFocused();
  });

  await test.step('offline answers are sent on reconnection', async () => {
    await startQuiz(learner, 3);
    await new QuizPage(page).play(['right']);
    await context.setOffline(true);
    await new QuizPage(page).play(['wrong']);
    await expect(new QuizPage(page).options.first()).toBeEnabled();
    await context.setOffline(false);
  });

  await test.step('the session is resumed on another device', async () => {
    const device = await openBrowser();
    await device.addCookies(await context.cookies());
    const elsewhere = await device.newPage();
    await elsewhere.goto('/quiz');
    const resume = elsewhere.getByRole('button', { name: /\b2\b.*\b3\b/ });
    await expect(resume).not.toContainText('de-fruit');
    await resume.click();
    await new QuizPage(elsewhere).play(['right']);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.quizResult.score', { right: 2, total: 3 }),
    );
    await openPage(elsewhere, `/user/${username}/played`);
    await expect(
      elsewhere.getByText(learner.says('playedSessions.score', { correct: 2, answered: 3 })),
    ).toBeVisible();
  });

  await test.step('a session finished there is not offered here', async () => {
    const isAsked = page.waitForResponse(/front-quiz\/current/);
    await openPage(page, '/quiz');
    await isAsked;
    await learner.waitUntilLoaded();
    await expect(page.getByRole('button', { name: /\b2\b.*\b3\b/ })).toHaveCount(0);
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
