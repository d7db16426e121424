import { expect, type Locator, type Page } from '@playwright/test';
import type { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { shownWord } from './answer-key.ts';

type Verdict = 'right' | 'wrong';

/** Starts a quiz about words of a list. The same seed selects the same words. */
export async function startQuiz(
  learner: Learner,
  words: number,
  { list = 'de-fruit', seed = 1 } = {},
): Promise<void> {
  const { page } = learner;
  await openPage(page, `/quiz/${list}/en?count=${words}&seed=${seed}`);
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
}

/** A multiple-choice session played with the keyboard. It looks up the right answers through the API. */
export class QuizPage {
  readonly page: Page;
  readonly options: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.options = page.getByRole('main').getByRole('listitem').getByRole('button');
    // Above it, the page tells whether there is a connection.
    this.verdict = page.getByRole('main').getByRole('status').last();
  }

  async answer(verdict: Verdict): Promise<void> {
    await expect(this.verdict).toBeEmpty();
    await this.page.keyboard.press(await this.keyOf(verdict));
    await expect(this.verdict).not.toBeEmpty();
  }

  /** The key of the first option that is right or wrong. */
  async keyOf(verdict: Verdict): Promise<string> {
    await expect(this.options.first()).toBeEnabled();
    const right = await this.rightText();
    const texts = await this.options.locator('[lang]').allTextContents();
    return `${texts.findIndex((text) => (text === right) === (verdict === 'right')) + 1}`;
  }

  /** Answers several questions. */
  async play(verdicts: readonly Verdict[]): Promise<void> {
    for (const verdict of verdicts) {
      await this.answer(verdict);
      await this.page.keyboard.press('Enter');
    }
  }

  /** The translation of the current word, from the API. */
  async rightText(): Promise<string> {
    const question = this.page.getByRole('heading', { level: 1 });
    const [option] = await this.options.locator('[lang]').all();
    const answer = await this.page.request.post('/front-word/record', {
      data: {
        langCode: await question.locator('[lang]').getAttribute('lang'),
        text: await shownWord(question),
        tranLangCode: await option?.getAttribute('lang'),
      },
    });
    const { trans } = await answer.json();
    return trans[0].dest.text;
  }
}
