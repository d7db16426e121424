import { expect } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import {
  answerTo,
  type Player,
  type PlayTable,
  pressNext,
  questionOf,
  seeVerdict,
  verdictOf,
} from './play-table.ts';

/** One right answer among several. */
export class ChoiceTable implements PlayTable {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(wish: Wish): Promise<void> {
    const { answers, hand, page } = this.#player;
    const options = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(options.first()).toBeEnabled();
    await expect(verdictOf(page)).toBeEmpty();
    const word = await answers.wordOn(questionOf(page));
    const place = await answers.placeOf(word, await options.all(), wish);
    if (hand.kind === 'keys') await page.keyboard.press(`${place + 1}`);
    else await hand.press(options.nth(place));
    await seeVerdict(this.#player, wish, answerTo(this.#player, word));
  }

  goOn(): Promise<void> {
    return pressNext(this.#player);
  }
}
