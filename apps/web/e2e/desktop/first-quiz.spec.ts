import { expect } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('a newcomer finds a list and plays it with the keyboard alone', async ({ page, locale }) => {
  const learner = new Learner(page, locale);

  await test.step('the home page links to the lists', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('home.title'));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await learner.activate(page.getByRole('link', { name: learner.says('home.allLists') }));
  });

  await test.step('a list opens with translations', async () => {
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await learner.activate(card.getByRole('link'));
    const practise = page
      .getByRole('main')
      .getByRole('link', { name: learner.says('listActions.practise') });
    await expect(practise).toBeVisible();
    await learner.activate(practise);
  });

  await test.step('the quiz is set to four words', async () => {
    await learner.activate(page.getByText(learner.says('quizSettings.options'), { exact: true }));
    const name = learner.says('quizSettings.count', { unit: 'words' });
    await learner.tabTo(page.getByRole('spinbutton', { name }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4');
    await learner.expectAccessible();
    await learner.activate(page.getByRole('button', { name: learner.says('quizSettings.start') }));
  });

  const quiz = new QuizPage(page);

  await test.step('a wrong answer is shown and undone', async () => {
    await quiz.answer('wrong');
    await expect(quiz.verdict).toContainText(await quiz.rightText());
    await page.keyboard.press('z');
    await expect(quiz.options.first()).toBeEnabled();
    await expect(quiz.verdict).toBeEmpty();
  });

  await test.step('three right answers and a wrong one lead to the results', async () => {
    for (const answer of ['right', 'wrong', 'right', 'right'] as const) {
      await quiz.answer(answer);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.quizResult.score', { right: 3, total: 4 }),
    );
    await learner.expectAccessible();
  });
});
