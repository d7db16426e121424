import { expect } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('a visitor practises saved words against the clock', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const quiz = new QuizPage(page);
  const minute = page.getByRole('button', { name: learner.says('ownWordsCard.minute') });
  await page.clock.install();

  await test.step('without words, the page says what to do first', async () => {
    await page.goto('/quiz');
    await expect(page.getByText(learner.says('quizIndex.later'))).toBeVisible();
    await expect(minute).toHaveCount(0);
  });

  await test.step('a right answer leads to the next question', async () => {
    await openPage(page, '/list/de-fruit/en');
    for (const word of ['Apfel', 'Birne', 'Banane']) {
      const row = learner.rowOf(word);
      await row.getByRole('button', { name: learner.says('ui.knowingMark.learn') }).click();
    }
    await openPage(page, '/quiz');
    await minute.click();
    await expect(page.getByRole('timer')).toHaveText(/0:\d\d/);
    const word = page.getByRole('heading', { level: 1 });
    const first = await word.textContent();
    await page.keyboard.press(await quiz.keyOf('right'));
    await expect(word).not.toHaveText(first ?? '');
  });

  await test.step('the results count what was answered in time', async () => {
    await page.keyboard.press(await quiz.keyOf('wrong'));
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.quizResult.score', { right: 1, total: 2 }),
    );
  });
});
