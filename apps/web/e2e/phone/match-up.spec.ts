import { expect } from '@playwright/test';
import { getVerdict } from '../quiz/question-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('boards follow one another, and the results show a wrong pair even after giving up', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'match-up', count: 7 } as const;
  const session = await QuizSession.start(learner, new Keyboard(learner), wanted);
  const { answers } = session.player;
  const columns = page.getByRole('main').getByRole('group');
  const faces = columns.getByRole('button').locator('[lang]');
  const words = columns.first().getByRole('button');

  await test.step('a reload keeps the order of the tiles', async () => {
    await expect(words).toHaveCount(5);
    const lie = await faces.allTextContents();
    await page.reload();
    await expect(faces).toHaveText(lie);
  });

  await test.step('five pairs are found', async () => {
    await session.play(['wrong', 'right', 'right', 'right', 'right']);
    await session.expectProgress(5, 7);
    await expect(words).toHaveCount(2);
  });

  await test.step('after a wrong pair, the others are shown', async () => {
    const partners = await columns.last().getByRole('button').all();
    const word = await answers.wordOn(words.first());
    const wrongIndex = await answers.indexOf(word, partners, 'wrong');
    const wrong = await answers.wordOn(columns.last().getByRole('button').nth(wrongIndex));
    await page.keyboard.press('1');
    await page.keyboard.press('AB'[wrongIndex] ?? '');
    await expect(getVerdict(page)).toContainText(learner.says('ui.matchUpFooter.miss'));
    await page.keyboard.press('0');
    await expect(getVerdict(page)).toHaveText(learner.says('ui.matchUpFooter.shown'));
    await page.keyboard.press('Enter');
    await session.expectScore(4, 7);
    await expect(learner.rowOf(word.text)).toContainText(wrong.meaning);
  });
});
