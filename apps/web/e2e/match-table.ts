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
    await expect(this.#words.and(page.locator(open)).first()).toBeVisible();
    const [words, partners] = [await openTiles(this.#words), await openTiles(this.#answers)];
    const [first] = words;
    if (first === undefined) throw new Error('There is nothing left to match');
    const word = await answers.wordOn(first.tile);
    const join = async (wanted: Wish) => {
      const tiles = partners.map(({ tile }) => tile);
      const partner = partners[await answers.placeOf(word, tiles, wanted)];
      if (partner !== undefined) await this.#join(first, partner);
    };
    if (wish === 'wrong') {
      await join('wrong');
      await expect(verdictOf(page)).toContainText(learner.says('ui.matchUpFoot.miss'));
    }
    await join('right');
    const found = words.length > 1 ? 'ui.matchUpFoot.match' : 'ui.matchUpFoot.found';
    await expect(verdictOf(page)).toContainText(learner.says(found));
  }

  async goOn(): Promise<void> {
    const isOver = (await openTiles(this.#words)).length === 0;
    if (isOver) await pressNext(this.#player);
  }

  async #join(word: PlacedTile, answer: PlacedTile): Promise<void> {
    const { hand, page } = this.#player;
    switch (hand.kind) {
      case 'keys':
        await page.keyboard.press(`${word.place + 1}`);
        await page.keyboard.press('ABCDEF'[answer.place] ?? '');
        break;
      case 'finger':
        await hand.press(word.tile);
        await hand.press(answer.tile);
        break;
      case 'mouse':
        await hand.drag(word.tile, await middleOf(answer.tile));
    }
  }
}

interface PlacedTile {
  tile: Locator;
  place: number;
}

/** Of a tile that belongs to no pair yet. */
const open = ':not([aria-disabled="true"])';

async function openTiles(tiles: Locator): Promise<PlacedTile[]> {
  const places = await tiles.evaluateAll(
    (all, selector) => all.flatMap((tile, place) => (tile.matches(selector) ? [place] : [])),
    open,
  );
  return places.map((place) => ({ tile: tiles.nth(place), place }));
}
