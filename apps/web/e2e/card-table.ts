import { expect } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import { middleOf } from './hand.ts';
import type { Player, PlayTable } from './play-table.ts';

/** More than a change of mind. */
const swipe = 160;

/** Cards, turned by a press and judged by a swipe. */
export class CardTable implements PlayTable {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(wish: Wish): Promise<void> {
    const { hand, learner, page } = this.#player;
    const card = page.getByRole('heading', { level: 1 });
    const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
    await expect(turn).toBeVisible();
    if (hand.kind === 'keys') {
      await page.keyboard.press('Space');
      await expect(turn).toHaveCount(0);
      await page.keyboard.press(wish === 'right' ? '2' : '1');
      return;
    }
    await hand.press(card);
    await expect(turn).toHaveCount(0);
    const { x, y } = await middleOf(card);
    await hand.drag(card, { x: x + (wish === 'right' ? swipe : -swipe), y });
  }

  /** Whoever has judged a card sees the next one at once. */
  async goOn(): Promise<void> {}
}
