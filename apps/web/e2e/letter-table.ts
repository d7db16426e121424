import { expect, type Locator } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import { middleOf } from './hand.ts';
import {
  answerTo,
  type Player,
  type PlayTable,
  pressNext,
  questionOf,
  seeVerdict,
} from './play-table.ts';

/** The places of a word, and its letters. By mouse, the first is dragged and the others are pressed. */
export class LetterTable implements PlayTable {
  readonly #player: Player;
  readonly places: Locator;
  readonly letters: Locator;

  constructor(player: Player) {
    const groups = player.page.getByRole('main').getByRole('group');
    this.#player = player;
    this.places = groups.nth(0).getByRole('button');
    this.letters = groups.nth(1).getByRole('button');
  }

  async answer(wish: Wish): Promise<void> {
    const { answers, learner, page } = this.#player;
    const hint = page.getByRole('button', { name: learner.says('ui.letterBuilder.hint') });
    await expect(hint).toBeVisible();
    const text = answerTo(this.#player, await answers.wordOn(questionOf(page)));
    const letters = [...text.replaceAll(/[\s\p{P}]/gu, '')];
    await this.build(wish === 'right' ? letters : letters.toReversed());
    await seeVerdict(this.#player, wish, text);
  }

  async build(letters: readonly string[]): Promise<void> {
    for (const [place, letter] of letters.entries()) await this.#put(letter, place);
  }

  goOn(): Promise<void> {
    return pressNext(this.#player);
  }

  async #put(letter: string, place: number): Promise<void> {
    const { hand, page } = this.#player;
    const tile = this.letters
      .and(page.locator(':not([aria-disabled="true"])'))
      .filter({ has: page.getByText(letter, { exact: true }) })
      .first();
    if (hand.kind === 'keys') await page.keyboard.press(letter);
    else if (hand.kind === 'mouse' && place === 0) {
      await hand.drag(tile, await middleOf(this.places.nth(place)));
    } else await hand.press(tile);
  }
}
