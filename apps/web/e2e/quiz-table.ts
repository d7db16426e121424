import { expect, type Locator, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';

type Wish = 'right' | 'wrong';

export async function startQuiz(learner: Learner, words: number): Promise<void> {
  const { page } = learner;
  await page.goto('/quiz/de-fruit/en');
  const count = page.getByRole('spinbutton', { name: learner.says('quizSettings.count') });
  await count.fill(`${words}`);
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
}

/** A multiple-choice quiz being played by keys. It looks the right answers up in the word base. */
export class QuizTable {
  readonly page: Page;
  readonly options: Locator;
  readonly verdict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.options = page.getByRole('main').getByRole('listitem').getByRole('button');
    this.verdict = page.getByRole('main').getByRole('status');
  }

  async answer(wish: Wish): Promise<void> {
    await expect(this.options.first()).toBeEnabled();
    await expect(this.verdict).toBeEmpty();
    const right = await this.rightText();
    const texts = await this.options.locator('[lang]').allTextContents();
    const place = texts.findIndex((text) => (text === right) === (wish === 'right'));
    await this.page.keyboard.press(`${place + 1}`);
    await expect(this.verdict).not.toBeEmpty();
  }

  /** Answers one question after the other. */
  async play(wishes: readonly Wish[]): Promise<void> {
    for (const wish of wishes) {
      await this.answer(wish);
      await this.page.keyboard.press('Enter');
    }
  }

  /** The translation of the word that is being asked, as the server gives it. */
  async rightText(): Promise<string> {
    const word = this.page.getByRole('heading', { level: 1 }).locator('[lang]');
    const [option] = await this.options.locator('[lang]').all();
    const answer = await this.page.request.post('/front-word/record', {
      data: {
        langCode: await word.getAttribute('lang'),
        text: await word.textContent(),
        tranLangCode: await option?.getAttribute('lang'),
      },
    });
    const { trans } = await answer.json();
    return trans[0].dest.text;
  }
}
