import { expect } from '@playwright/test';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { findCenter, Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Seconds between two taps, however long the browser takes. */
const betweenTaps = 0.05;

test('a short swipe and a double tap grade no card, and a missed one comes again', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const input = new Touch(page);
  const session = await QuizSession.start(learner, input, { kind: 'cards', count: 3 });
  const card = getQuestion(page);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const knew = page.getByRole('button', { name: learner.says('ui.gradeChoices.known') });
  const { text, meaning } = await session.question();

  await test.step('a tap flips the card, and another flips it back', async () => {
    await input.press(card);
    await expect(card).toHaveText(`${text}${meaning}`);
    // FSRS gives a new word 2.3 days, which the id of the answer spreads to 2 or 3.
    const [two, three] = [2, 3].map((days) =>
      learner.intl.formatRelativeTime(days, 'day', { numeric: 'auto' }),
    );
    await expect(knew).toHaveAccessibleName(
      new RegExp(`^${learner.says('ui.gradeChoices.known')} (?:${two}|${three})$`),
    );
    await input.press(card);
    await expect(turn).toBeVisible();
    await input.press(card);
    await expect(turn).toHaveCount(0);
  });

  await test.step('a long swipe grades it', async () => {
    const { x, y } = await findCenter(card);
    await input.drag(card, { x: x + 50, y });
    await session.expectProgress(0, 3);
    await input.drag(card, { x: x - 160, y });
    await session.expectProgress(1, 3);
  });

  await test.step('a double tap flips a card and does not grade it', async () => {
    const point = await findCenter(turn);
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

  await test.step('the missed card comes again', async () => {
    await session.play(['right']);
    await session.expectScore(2, 3);
    await session.retryMissed(1);
    await expect(card).toContainText(text);
  });
});
