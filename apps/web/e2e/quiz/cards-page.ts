import { expect } from '@playwright/test';
import { findCenter } from '../support/input-method.ts';
import type { Verdict } from './answer-key.ts';
import type { Player, QuestionPage } from './question-page.ts';

/** Far enough to count as a swipe. */
const swipe = 160;

/** Cards, flipped by a press and graded by a swipe. */
export class CardsPage implements QuestionPage {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(verdict: Verdict): Promise<void> {
    const { input, learner, page } = this.#player;
    const card = page.getByRole('heading', { level: 1 });
    const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
    await expect(turn).toBeVisible();
    if (input.kind === 'keyboard') {
      await page.keyboard.press('Space');
      await expect(turn).toHaveCount(0);
      await page.keyboard.press(verdict === 'right' ? '2' : '1');
      return;
    }
    await input.press(card);
    await expect(turn).toHaveCount(0);
    const { x, y } = await findCenter(card);
    await input.drag(card, { x: x + (verdict === 'right' ? swipe : -swipe), y });
  }

  /** Grading a card shows the next one. */
  async next(): Promise<void> {}
}
