import { expect } from '@playwright/test';
import { getVerdict } from '../quiz/question-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('boards follow one another, and a reload keeps the order of the tiles', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const session = await QuizSession.start(learner, new Keyboard(learner), {
    kind: 'match-up',
    count: 7,
  });
  const columns = page.getByRole('main').getByRole('group');
  const faces = columns.getByRole('button').locator('[lang]');
  const words = columns.first().getByRole('button');

  await expect(words).toHaveCount(5);
  const lie = await faces.allTextContents();
  await page.reload();
  await expect(faces).toHaveText(lie);

  await session.play(['wrong', 'right', 'right', 'right', 'right']);
  await session.expectProgress(5, 7);
  await expect(words).toHaveCount(2);
  await session.play(['right', 'right']);
  await session.expectScore(6, 7);
});

test('the results show the first wrong pair, even after giving up', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await QuizSession.start(learner, new Keyboard(learner), {
    kind: 'match-up',
    count: 3,
  });
  const { answers } = session.player;
  const columns = page.getByRole('main').getByRole('group');
  const partners = await columns.last().getByRole('button').all();
  const word = await answers.wordOn(columns.first().getByRole('button').first());
  const wrongIndex = await answers.indexOf(word, partners, 'wrong');
  const wrong = await answers.wordOn(columns.last().getByRole('button').nth(wrongIndex));

  await page.keyboard.press('1');
  await page.keyboard.press('ABC'[wrongIndex] ?? '');
  await expect(getVerdict(page)).toContainText(learner.says('ui.matchUpFooter.miss'));
  await page.keyboard.press('0');
  await expect(getVerdict(page)).toHaveText(learner.says('ui.matchUpFooter.shown'));
  await page.keyboard.press('Enter');
  await session.expectScore(0, 3);
  await expect(learner.rowOf(word.text)).toContainText(wrong.meaning);
});
