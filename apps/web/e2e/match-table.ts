import { expect, type Locator } from '@playwright/test';
import type { Wish } from './answer-key.ts';
import { middleOf } from './hand.ts';
import { type Player, type PlayTable, pressNext, verdictOf } from './play-table.ts';

/** Two columns of tiles. A pair that was missed once is found after all, and counts as missed. */
export class MatchTable implements PlayTable {
  readonly #player: Player;
  readonly #words: Locator;
  readonly #answers: Locator;

  constructor(player: Player) {
    const columns = player.page.getByRole('main').getByRole('group');
    this.#player = player;
    this.#words = columns.nth(0).getByRole('button');
    this.#answers = columns.nth(1).getByRole('button');
  }

  async answer(wish: Wish): Promise<void> {
    const { answers, learner, page } = this.#player;
    await expect(this.#words.first()).toBeVisible();
    const open = await openPlaces(this.#words);
    const place = open[0] ?? -1;
    const word = await answers.wordOn(this.#words.nth(place));
    const partner = await answers.placeOf(word, this.#answers, 'right');
    const others = await openPlaces(this.#answers);
    if (wish === 'wrong') {
      await this.#join(place, others.find((other) => other !== partner) ?? -1);
      await expect(verdictOf(page)).toContainText(learner.says('ui.matchUpFoot.miss'));
    }
    await this.#join(place, partner);
    const found = open.length > 1 ? 'ui.matchUpFoot.match' : 'ui.matchUpFoot.found';
    await expect(verdictOf(page)).toContainText(learner.says(found));
  }

  async goOn(): Promise<void> {
    const isOver = (await openPlaces(this.#words)).length === 0;
    if (isOver) await pressNext(this.#player);
  }

  async #join(place: number, partner: number): Promise<void> {
    const { hand, page } = this.#player;
    const [word, answer] = [this.#words.nth(place), this.#answers.nth(partner)];
    switch (hand.kind) {
      case 'keys':
        await page.keyboard.press(`${place + 1}`);
        await page.keyboard.press('ABCDEF'[partner] ?? '');
        break;
      case 'finger':
        await hand.press(word);
        await hand.press(answer);
        break;
      case 'mouse':
        await hand.drag(word, await middleOf(answer));
    }
  }
}

/** Of the tiles that belong to no pair yet. */
const openPlaces = (tiles: Locator): Promise<number[]> =>
  tiles.evaluateAll((all) =>
    all.flatMap((tile, place) => (tile.ariaDisabled === 'true' ? [] : [place])),
  );
