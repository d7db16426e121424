import { expect } from '@playwright/test';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { findCenter, Keyboard, Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a short swipe is ignored, and a missed card comes again', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const input = new Touch(page);
  const session = await QuizSession.start(learner, input, { kind: 'cards', count: 3 });
  const card = getQuestion(page);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const { text, meaning } = await session.question();

  await input.press(card);
  await expect(card).toHaveText(`${text}${meaning}`);
  const inTwoDays = learner.intl.formatRelativeTime(2, 'day', { numeric: 'auto' });
  const known = `${learner.says('ui.gradeChoices.known')} ${inTwoDays}`;
  await expect(page.getByRole('button', { name: known })).toBeVisible();
  await input.press(card);
  await expect(turn).toBeVisible();
  await input.press(card);
  await expect(turn).toHaveCount(0);

  const { x, y } = await findCenter(card);
  await input.drag(card, { x: x + 50, y });
  await session.expectProgress(0, 3);
  await input.drag(card, { x: x - 160, y });
  await session.expectProgress(1, 3);
  await session.play(['right', 'right']);
  await session.expectScore(2, 3);
  await session.retryMissed(1);
  await expect(card).toContainText(text);
});

test('Z undoes one answer after another, starting from the results', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await QuizSession.start(learner, new Keyboard(learner), {
    kind: 'cards',
    count: 2,
  });
  const { text } = await session.question();
  await session.play(['wrong', 'right']);
  await session.expectScore(1, 2);
  for (const answered of [1, 0]) {
    await page.keyboard.press('z');
    await session.expectProgress(answered, 2);
    await expect(getQuestion(page)).toBeFocused();
  }
  await expect(getQuestion(page)).toContainText(text);
});
