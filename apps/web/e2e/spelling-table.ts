import { expect } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import {
  answerTo,
  type Player,
  type PlayTable,
  pressNext,
  questionOf,
  seeVerdict,
} from './play-table.ts';

/** A field to type into, which is ready as soon as it is there. */
export class SpellingTable implements PlayTable {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(wish: Wish): Promise<void> {
    const { answers, hand, learner, page } = this.#player;
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toBeFocused();
    const text = answerTo(this.#player, await answers.wordOn(questionOf(page)));
    await page.keyboard.type(wish === 'right' ? text : 'something else');
    if (hand.kind === 'keys') await page.keyboard.press('Enter');
    else
      await hand.press(page.getByRole('button', { name: learner.says('ui.spellingBoard.check') }));
    await seeVerdict(this.#player, wish, text);
  }

  goOn(): Promise<void> {
    return pressNext(this.#player);
  }
}
