import { expect } from '@playwright/test';
import type { Verdict } from './answer-key.ts';
import {
  answerTo,
  expectVerdict,
  getQuestion,
  getVerdict,
  type Player,
  pressNext,
  type QuestionPage,
} from './question-page.ts';

/** One right answer among several. */
export class MultipleChoicePage implements QuestionPage {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(verdict: Verdict): Promise<void> {
    const { answers, input, page } = this.#player;
    const options = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(options.first()).toBeEnabled();
    await expect(getVerdict(page)).toBeEmpty();
    const word = await answers.wordOn(getQuestion(page));
    const index = await answers.indexOf(word, await options.all(), verdict);
    if (input.kind === 'keyboard') await page.keyboard.press(`${index + 1}`);
    else await input.press(options.nth(index));
    await expectVerdict(this.#player, verdict, answerTo(this.#player, word));
  }

  next(): Promise<void> {
    return pressNext(this.#player);
  }
}
