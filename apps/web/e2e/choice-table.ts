import { expect } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import {
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
    const place = await answers.placeOf(word, options, wish);
    if (hand.kind === 'keys') await page.keyboard.press(`${place + 1}`);
    else await hand.press(options.nth(place));
    await seeVerdict(this.#player, wish, word.meaning);
  }

  goOn(): Promise<void> {
    return pressNext(this.#player);
  }
}
