import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { findCenter, Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const longerThanADoubleTap = 500;

test('a double tap flips a card and does not grade it', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const input = new Touch(page);
  const session = await QuizSession.start(learner, input, { kind: 'cards', count: 3 });
  await session.play(['right']);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const { x, y } = await findCenter(turn);
  for (const _tap of ['first', 'second']) await page.touchscreen.tap(x, y);
  const knew = page.getByRole('button', { name: learner.says('ui.gradeChoices.known') });
  await expect(knew).toBeVisible();
  await session.expectProgress(1, 3);
  await page.waitForTimeout(longerThanADoubleTap);
  await input.press(knew);
  await session.expectProgress(2, 3);
});
