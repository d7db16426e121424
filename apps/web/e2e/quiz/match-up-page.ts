import { expect, type Locator } from '@playwright/test';
import type { Verdict } from './answer-key.ts';
import { getVerdict, type Player, pressNext, type QuestionPage } from './question-page.ts';

/** Two columns of tiles. A wrong pair counts as missed, although the right one is found afterwards. */
export class MatchUpPage implements QuestionPage {
  readonly #player: Player;
  readonly #words: Locator;
  readonly #answers: Locator;

  constructor(player: Player) {
    const columns = player.page.getByRole('main').getByRole('group');
    this.#player = player;
    this.#words = columns.nth(0).getByRole('button');
    this.#answers = columns.nth(1).getByRole('button');
  }

  async answer(verdict: Verdict): Promise<void> {
    const { answers, learner, page } = this.#player;
    await expect(this.#words.and(page.locator(open)).first()).toBeVisible();
    const [words, partners] = [await openTiles(this.#words), await openTiles(this.#answers)];
    const [first] = words;
    if (first === undefined) throw new Error('There is nothing left to match');
    const word = await answers.wordOn(first.tile);
    const join = async (wanted: Verdict) => {
      const tiles = partners.map(({ tile }) => tile);
      const partner = partners[await answers.indexOf(word, tiles, wanted)];
      if (partner !== undefined) await this.#join(first, partner);
    };
    if (verdict === 'wrong') {
      await join('wrong');
      await expect(getVerdict(page)).toContainText(learner.says('ui.matchUpFooter.miss'));
    }
    await join('right');
    // The verdict of the pair before may say the same, so it does not tell that this pair is joined.
    await expect(first.tile).toBeDisabled();
    const found = words.length > 1 ? 'ui.matchUpFooter.match' : 'ui.matchUpFooter.found';
    await expect(getVerdict(page)).toContainText(learner.says(found));
  }

  async next(): Promise<void> {
    const isOver = (await openTiles(this.#words)).length === 0;
    if (isOver) await pressNext(this.#player);
  }

  async #join(word: PlacedTile, answer: PlacedTile): Promise<void> {
    const { input, page } = this.#player;
    if (input.kind === 'keyboard') {
      await page.keyboard.press(`${word.index + 1}`);
      await page.keyboard.press('ABCDEF'[answer.index] ?? '');
      return;
    }
    await input.press(word.tile);
    await input.press(answer.tile);
  }
}

interface PlacedTile {
  tile: Locator;
  index: number;
}

/** Matches a tile without a pair. */
const open = ':not([aria-disabled="true"])';

async function openTiles(tiles: Locator): Promise<PlacedTile[]> {
  const indexes = await tiles.evaluateAll(
    (all, selector) => all.flatMap((tile, index) => (tile.matches(selector) ? [index] : [])),
    open,
  );
  return indexes.map((index) => ({ tile: tiles.nth(index), index }));
}
