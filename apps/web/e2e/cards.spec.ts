import { expect } from '@playwright/test';
import { handsOf, Keys, middleOf } from './hand.ts';
import { Learner } from './learner.ts';
import { questionOf } from './play-table.ts';
import { QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

test('a short swipe is a change of mind, and a missed card comes again', async ({
  page,
  locale,
  hasTouch,
}) => {
  const learner = new Learner(page, locale);
  const hand = handsOf(learner, hasTouch).at(-1);
  if (hand === undefined || hand.kind === 'keys') throw new Error('Keys do not swipe');
  const round = await QuizRound.begin(learner, hand, { kind: 'cards', count: 3 });
  const card = questionOf(page);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  const { text, meaning } = await round.asked();

  await hand.press(card);
  await expect(card).toHaveText(`${text}${meaning}`);
  await hand.press(card);
  await expect(turn).toBeVisible();
  await hand.press(card);
  await expect(turn).toHaveCount(0);

  const { x, y } = await middleOf(card);
  await hand.drag(card, { x: x + 50, y });
  await round.sees(0, 3);
  await hand.drag(card, { x: x - 160, y });
  await round.sees(1, 3);
  await round.play(['right', 'right']);
  await round.seesResult(2, 3);
  await round.retryMissed(1);
  await expect(card).toContainText(text);
});

test('the back shows how the word is used', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await QuizRound.begin(learner, new Keys(learner), { kind: 'cards', count: 1 });
  const { text } = await round.asked();
  const sentence = page.locator('q', { hasText: text });
  await expect(sentence).toBeHidden();
  await page.keyboard.press('Space');
  await expect(sentence).toBeVisible();
});

test('Z takes back one answer after the other, from the results on', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await QuizRound.begin(learner, new Keys(learner), { kind: 'cards', count: 2 });
  const { text } = await round.asked();
  await round.play(['wrong', 'right']);
  await round.seesResult(1, 2);
  for (const answered of [1, 0]) {
    await page.keyboard.press('z');
    await round.sees(answered, 2);
    await expect(questionOf(page)).toBeFocused();
  }
  await expect(questionOf(page)).toContainText(text);
});
