import { expect } from '@playwright/test';
import { QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { findCenter, Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Seconds between two taps, however long the browser takes. */
const betweenTaps = 0.05;

test('a double tap flips a card and does not grade it', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const input = new Touch(page);
  const session = await QuizSession.start(learner, input, { kind: 'cards', count: 3 });
  await session.play(['right']);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const point = await findCenter(turn);
  const knew = page.getByRole('button', { name: learner.says('ui.gradeChoices.known') });
  const first = Date.now() / 1_000;
  await input.tapAt(point, first);
  await expect(knew).toBeVisible();
  await input.tapAt(point, first + betweenTaps);
  await session.expectProgress(1, 3);
  // A key ends a double tap, as time does.
  await page.keyboard.press('Shift');
  await input.press(knew);
  await session.expectProgress(2, 3);
});
