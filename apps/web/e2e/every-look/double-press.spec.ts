import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { centerOf, Mouse, Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const longerThanADoublePress = 500;

test('a double press flips a card and does not grade it', async ({
  page,
  context,
  locale,
  hasTouch,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const input = hasTouch ? new Touch(page) : new Mouse(page);
  const session = await QuizSession.start(learner, input, { kind: 'cards', count: 3 });
  await session.play(['right']);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const { x, y } = await centerOf(turn);
  for (const _press of ['first', 'second']) {
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  const knew = page.getByRole('button', { name: learner.says('ui.gradeChoices.known') });
  await expect(knew).toBeVisible();
  await session.expectProgress(1, 3);
  await page.waitForTimeout(longerThanADoublePress);
  await input.press(knew);
  await session.expectProgress(2, 3);
});
