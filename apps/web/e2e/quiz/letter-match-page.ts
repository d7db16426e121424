import { expect, type Locator } from '@playwright/test';
import type { Verdict } from './answer-key.ts';
import {
  answerTo,
  expectVerdict,
  getQuestion,
  type Player,
  pressNext,
  type QuestionPage,
} from './question-page.ts';

/** The slots of a word and the letters to place, whatever their case. After a mouse has dragged the first letter, the others are typed. A simulated keyboard has no key for ñ. */
export class LetterMatchPage implements QuestionPage {
  readonly #player: Player;
  readonly slots: Locator;
  readonly letters: Locator;

  constructor(player: Player) {
    const groups = player.page.getByRole('main').getByRole('group');
    this.#player = player;
    this.slots = groups.nth(0).getByRole('button');
    this.letters = groups.nth(1).getByRole('button');
  }

  async answer(verdict: Verdict): Promise<void> {
    const { answers, learner, page } = this.#player;
    const hint = page.getByRole('button', { name: learner.says('ui.wordBuilder.hint') });
    await expect(hint).toBeVisible();
    const text = answerTo(this.#player, await answers.wordOn(getQuestion(page)));
    const tiles = await this.letters.locator('[aria-hidden=true]').allTextContents();
    const hasWords = tiles.some((tile) => splitIntoLetters(tile).length > 1);
    const split = hasWords ? splitIntoWords : splitIntoLetters;
    const parts = split(text);
    await this.build(verdict === 'right' ? parts : parts.toReversed());
    await expectVerdict(this.#player, verdict, text);
  }

  async build(letters: readonly string[]): Promise<void> {
    for (const [index, letter] of letters.entries()) await this.#put(letter, index);
  }

  next(): Promise<void> {
    return pressNext(this.#player);
  }

  async #put(letter: string, index: number): Promise<void> {
    const { input, learner, page } = this.#player;
    const tile = this.letters
      .and(page.locator(':not([aria-disabled="true"])'))
      .filter({
        has: page.locator('[aria-hidden=true]', { hasText: new RegExp(`^${letter}$`, 'iu') }),
      })
      .first();
    if (input.kind === 'touch') await input.press(tile);
    else if (input.kind === 'mouse' && index === 0) await input.dropOn(tile, this.slots.nth(index));
    else if (/^[a-z]$/i.test(letter)) await page.keyboard.press(letter.toLowerCase());
    else await learner.activate(tile);
  }
}

/** The parts of a long phrase. */
const splitIntoWords = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Without spaces and punctuation. A mark belongs to its letter. */
const splitIntoLetters = (text: string): string[] =>
  Array.from(
    new Intl.Segmenter().segment(text.replaceAll(/[\s\p{P}]/gu, '')),
    ({ segment }) => segment,
  );
