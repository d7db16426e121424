import { expect } from '@playwright/test';
import type { Verdict } from './answer-key.ts';
import {
  answerTo,
  expectVerdict,
  getQuestion,
  type Player,
  pressNext,
  type QuestionPage,
} from './question-page.ts';

/** A focused text field. */
export class SpellingPage implements QuestionPage {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  async answer(verdict: Verdict): Promise<void> {
    const { answers, input, learner, page } = this.#player;
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toBeFocused();
    const text = answerTo(this.#player, await answers.wordOn(getQuestion(page)));
    await page.keyboard.type(verdict === 'right' ? text : 'something else');
    if (input.kind === 'keyboard') await page.keyboard.press('Enter');
    else
      await input.press(page.getByRole('button', { name: learner.says('ui.spellingForm.check') }));
    await expectVerdict(this.#player, verdict, text);
  }

  next(): Promise<void> {
    return pressNext(this.#player);
  }
}
