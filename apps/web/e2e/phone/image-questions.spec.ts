import { expect } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Stories show images in the other kinds, and other journeys play these by touch. */
test('pairs of words and images are found by touch, and one is undone', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'match-up', mode: 'pictures', count: 3 } as const;
  const session = await QuizSession.start(learner, new Touch(page), wanted);
  await learner.expectAccessible();
  await session.answer('wrong');
  await session.undo();
  await session.expectProgress(0, 3);
  await session.play(['wrong', 'right', 'right']);
  await session.expectScore(2, 3);
});

test('images can be answers, and an unfinished session can be resumed', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await page.goto('/quiz/de-fruit/en');
  const sides = { from: 'German', to: learner.says('quizSettings.picture') };
  await page.getByText(learner.says('quizSettings.fromTo', sides)).click();
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const quiz = new QuizPage(page);
  await expect(quiz.options.getByRole('img')).toHaveCount(4);
  await learner.expectAccessible();

  await quiz.options.first().click();
  await expect(quiz.verdict).not.toBeEmpty();
  await page.reload();
  await expect(quiz.verdict).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: learner.says('layout.practise'), exact: true }).click();
  await learner.expectAccessible();
  await page.getByRole('button', { name: /1.*10/ }).click();
  await expect(quiz.verdict).not.toBeEmpty();
});
