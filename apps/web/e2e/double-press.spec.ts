import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { handsOf, middleOf } from './hand.ts';
import { Learner } from './learner.ts';
import { QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

const longerThanADoublePress = 500;

test('a card that is pressed twice is turned, and judged by nobody', async ({
  page,
  context,
  locale,
  hasTouch,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const hand = handsOf(learner, hasTouch).at(-1);
  if (hand === undefined || hand.kind === 'keys') throw new Error('Keys press nothing twice');
  const round = await QuizRound.begin(learner, hand, { kind: 'cards', count: 3 });
  await round.play(['right']);
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  // On a desktop, there is a gap between the two buttons that come in its place.
  const middle = await middleOf(turn);
  const { x, y } = { x: middle.x - 40, y: middle.y };
  for (const _press of ['first', 'second']) {
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  const knew = page.getByRole('button', { name: learner.says('ui.cardBoard.knew'), exact: true });
  await expect(knew).toBeVisible();
  await round.sees(1, 3);
  await page.waitForTimeout(longerThanADoublePress);
  await hand.press(knew);
  await round.sees(2, 3);
});

test('a list that is made with two presses is one list', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto('/list/new');
  const name = `Zweimal ${randomUUID()}`;
  let made = 0;
  await page.route('**/front-list/create', async (route) => {
    made += 1;
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await page
    .getByRole('textbox', { name: learner.says('shelvedDetails.name'), exact: true })
    .fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(made).toBe(1);
});
