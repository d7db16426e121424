import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('in a mixed session a missed word returns, and undo goes back a round', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await page.goto('/quiz/es-fruit/en?kind=mixed&count=1&seed=1');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const title = page.getByRole('heading', { level: 1 });
  const progress = (answered: number, total: number) =>
    expect(page.getByText(`${answered} / ${total}`, { exact: true })).toBeVisible();
  /** Every kind has a way to pass. */
  const miss = async () => {
    await expect(title).toBeVisible();
    const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
    const pass = page.getByRole('button', { name: learner.says('ui.verdictFooter.pass') });
    await expect(turn.or(pass)).toBeVisible();
    if (await turn.isVisible()) {
      await page.keyboard.press('Space');
      await page.keyboard.press('1');
    } else {
      await pass.click();
      await expect(
        page.getByRole('button', { name: learner.says('ui.verdictFooter.next') }),
      ).toBeVisible();
      await page.keyboard.press('Enter');
    }
  };

  await progress(0, 2);
  await miss();
  await progress(1, 2);
  await page.getByRole('button', { name: learner.says('ui.quizFrame.undo') }).click();
  await progress(0, 2);
  await miss();
  await progress(1, 2);
  await miss();
  const again = page.getByText(learner.says('ui.quizFrame.again', { answered: 0, total: 1 }));
  await expect(again).toBeVisible();
  await learner.expectAccessible();
  await miss();
  await expect(title).toContainText(learner.says('ui.quizResult.score', { right: 0, total: 1 }));
  await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
  await page.getByRole('menuitem', { name: learner.says('quizResults.undo') }).click();
  await expect(again).toBeVisible();
});
