import { expect } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { AnswerKey, type KeyWord, type Wish } from './answer-key.ts';
import { CardTable } from './card-table.ts';
import { ChoiceTable } from './choice-table.ts';
import type { Hand } from './hand.ts';
import type { Learner } from './learner.ts';
import { LetterTable } from './letter-table.ts';
import { MatchTable } from './match-table.ts';
import { type Direction, type Player, type PlayTable, questionOf } from './play-table.ts';
import { SpellingTable } from './spelling-table.ts';

type Mode = 'translations' | 'pictures';

/** A list to be played; without the answers, the server is asked for them. */
export interface PlayedList {
  slug: string;
  tranLangCode: string;
  answers?: AnswerKey;
}

interface Wanted {
  kind: QuizCode;
  mode?: Mode;
  count: number;
  /** Without it, what is typed is the word itself, and any other kind asks what it means. */
  direction?: Direction | undefined;
  list?: PlayedList;
}

/** What is typed is English: a keyboard has all its letters. */
const fruit: PlayedList = { slug: 'en-fruit', tranLangCode: 'es' };

const tables: Record<QuizCode, new (player: Player) => PlayTable> = {
  cards: CardTable,
  'multiple-choice': ChoiceTable,
  'match-up': MatchTable,
  'letter-match': LetterTable,
  spelling: SpellingTable,
};

export const kinds = Object.keys(tables) as readonly QuizCode[];

/** A round of one kind of quiz, played from the first question to the last. */
export class QuizRound {
  readonly player: Player;
  readonly #table: PlayTable;

  private constructor(player: Player, table: PlayTable) {
    this.player = player;
    this.#table = table;
  }

  static async begin(learner: Learner, hand: Hand, wanted: Wanted): Promise<QuizRound> {
    const { page } = learner;
    const { kind, mode = 'translations', count, list = fruit } = wanted;
    const { direction = usualDirection(kind) } = wanted;
    const { slug, tranLangCode } = list;
    const answers = list.answers ?? (await AnswerKey.of(page, slug, tranLangCode));
    await page.goto(
      `/quiz/${slug}/${tranLangCode}?kind=${kind}&mode=${mode}&direction=${direction}&count=${count}`,
    );
    await hand.press(page.getByRole('button', { name: learner.says('quizSettings.start') }));
    const player = { learner, page, hand, answers, direction };
    const round = new QuizRound(player, new tables[kind](player));
    await round.sees(0, count);
    return round;
  }

  async sees(answered: number, total: number): Promise<void> {
    const counter = this.player.learner.says('ui.quizFrame.counter', { answered, total });
    await expect(this.player.page.getByText(counter, { exact: true })).toBeVisible();
  }

  /** What the question is about. */
  asked(): Promise<KeyWord> {
    return this.player.answers.wordOn(questionOf(this.player.page));
  }

  /** Answers without going on. */
  answer(wish: Wish): Promise<void> {
    return this.#table.answer(wish);
  }

  goOn(): Promise<void> {
    return this.#table.goOn();
  }

  async play(wishes: readonly Wish[]): Promise<void> {
    for (const wish of wishes) {
      await this.answer(wish);
      await this.goOn();
    }
  }

  /** Takes back the last answer: of the question on the table, or of the whole round. */
  async takeBack(from: 'quizFrame' | 'quizResults' = 'quizFrame'): Promise<void> {
    const { hand, learner, page } = this.player;
    const name = learner.says(from === 'quizFrame' ? 'ui.quizFrame.undo' : 'quizResults.undo');
    await hand.press(page.getByRole('button', { name }));
  }

  async reload(): Promise<void> {
    await this.player.page.reload();
  }

  async retryMissed(count: number): Promise<void> {
    const { hand, learner, page } = this.player;
    await hand.press(
      page.getByRole('button', { name: learner.says('quizResults.retry', { count }) }),
    );
    await this.sees(0, count);
  }

  async seesResult(right: number, total: number): Promise<void> {
    const { learner, page } = this.player;
    const score = learner.says('ui.quizResult.score', { right, total });
    await expect(questionOf(page)).toHaveText(score);
  }
}

const usualDirection = (kind: QuizCode): Direction =>
  kind === 'letter-match' || kind === 'spelling' ? 'backward' : 'forward';
