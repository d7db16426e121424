import { expect, type Locator } from '@playwright/test';
import { shownWord } from './answer-key.ts';
import { LetterMatchPage } from './letter-match-page.ts';
import { MatchUpPage } from './match-up-page.ts';
import { MultipleChoicePage } from './multiple-choice-page.ts';
import { getQuestion, type Player, type QuestionPage } from './question-page.ts';
import { SpellingPage } from './spelling-page.ts';

/** A lesson: five words, each on a card and then in four questions. */
export class LessonPage {
  readonly #player: Omit<Player, 'direction'>;
  readonly choice: QuestionPage;

  constructor(player: Omit<Player, 'direction'>) {
    this.#player = player;
    this.choice = new MultipleChoicePage({ ...player, direction: 'forward' });
  }

  /** The button of a card that shows a new word. */
  get gotIt(): Locator {
    const { learner, page } = this.#player;
    return page.getByRole('button', { name: learner.says('ui.teachCard.next') });
  }

  /** The new word on the card. */
  async newWord(): Promise<string> {
    const { learner, page } = this.#player;
    await expect(getQuestion(page)).toContainText(learner.says('ui.teachCard.task'));
    return await shownWord(getQuestion(page));
  }

  async expectProgress(answered: number, total: number): Promise<void> {
    const { learner, page } = this.#player;
    const counter = learner.says('ui.quizFrame.counter', { answered, total });
    await expect(page.getByText(counter, { exact: true })).toBeVisible();
  }

  /** Learns the word on the card, and chooses its meaning. */
  async learn(): Promise<string> {
    const word = await this.newWord();
    await this.#player.input.press(this.gotIt);
    await answerRightly(this.choice);
    return word;
  }

  /** Matches all words, builds them, writes them, and completes the sentences at the end. */
  async practise(words: number): Promise<void> {
    await this.match(words);
    await this.build(words);
    for (let word = 0; word < words; word += 1) await this.write();
    await this.#completeSentences();
  }

  /** Chooses the missing words of sentences, then builds others. A lesson of words without short examples has none. */
  async #completeSentences(): Promise<void> {
    const { learner, page } = this.#player;
    const pages = new Map([
      [learner.says('ui.aspectTask.gap'), this.choice],
      [
        learner.says('ui.letterMatchBoard.phraseTask'),
        new LetterMatchPage({ ...this.#player, direction: 'backward' }),
      ],
    ]);
    for (;;) {
      const asked = (await getQuestion(page).textContent()) ?? '';
      const [, question] = [...pages].find(([task]) => asked.includes(task)) ?? [];
      if (question === undefined) return;
      await answerRightly(question);
      await expect(getQuestion(page)).not.toHaveText(asked);
    }
  }

  /** Matches all words. */
  async match(words: number): Promise<void> {
    const matchUp = new MatchUpPage({ ...this.#player, direction: 'forward' });
    for (let word = 0; word < words; word += 1) await answerRightly(matchUp);
  }

  /** Builds all words from their letters. */
  async build(words: number): Promise<void> {
    const letters = new LetterMatchPage({ ...this.#player, direction: 'backward' });
    for (let word = 0; word < words; word += 1) await answerRightly(letters);
  }

  /** Writes a word. */
  async write(): Promise<void> {
    const { page } = this.#player;
    const asked = (await getQuestion(page).textContent()) ?? '';
    await answerRightly(new SpellingPage({ ...this.#player, direction: 'backward' }));
    await expect(getQuestion(page)).not.toHaveText(asked);
  }
}

async function answerRightly(question: QuestionPage): Promise<void> {
  await question.answer('right');
  await question.next();
}
