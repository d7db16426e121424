import { expect } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import type { InputMethod } from '../support/input-method.ts';
import type { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { AnswerKey, type KeyWord, type Verdict } from './answer-key.ts';
import { CardsPage } from './cards-page.ts';
import { LetterMatchPage } from './letter-match-page.ts';
import { MatchUpPage } from './match-up-page.ts';
import { MultipleChoicePage } from './multiple-choice-page.ts';
import { type Direction, getQuestion, type Player, type QuestionPage } from './question-page.ts';
import { SpellingPage } from './spelling-page.ts';

type Mode = 'translations' | 'pictures';

/** A list to play. Without `answers`, they are loaded from the API. */
export interface QuizList {
  slug: string;
  tranLangCode: string;
  answers?: AnswerKey;
}

interface QuizChoice {
  kind: QuizCode;
  mode?: Mode;
  count: number;
  /** By default, spelled words are asked backward and all others forward. */
  direction?: Direction | undefined;
  list?: QuizList;
}

/** Typed answers are English, because every keyboard has the letters. */
const fruit: QuizList = { slug: 'en-fruit', tranLangCode: 'es' };

const pages: Record<QuizCode, new (player: Player) => QuestionPage> = {
  cards: CardsPage,
  'multiple-choice': MultipleChoicePage,
  'match-up': MatchUpPage,
  'letter-match': LetterMatchPage,
  spelling: SpellingPage,
};

/** A quiz session of one kind, about the same words in each run: only cards ask a word that is the same in both languages. */
export class QuizSession {
  readonly player: Player;
  readonly #page: QuestionPage;

  private constructor(player: Player, page: QuestionPage) {
    this.player = player;
    this.#page = page;
  }

  static async start(
    learner: Learner,
    input: InputMethod,
    wanted: QuizChoice,
  ): Promise<QuizSession> {
    const { page } = learner;
    const { kind, mode = 'translations', count, list = fruit } = wanted;
    const { direction = usualDirection(kind) } = wanted;
    const { slug, tranLangCode } = list;
    const answers = list.answers ?? (await AnswerKey.of(page, slug, tranLangCode));
    await openPage(
      page,
      `/quiz/${slug}/${tranLangCode}?kind=${kind}&mode=${mode}&direction=${direction}&count=${count}&seed=1`,
    );
    await input.press(page.getByRole('button', { name: learner.says('quizSettings.start') }));
    const player = { learner, page, input, answers, direction };
    const session = new QuizSession(player, new pages[kind](player));
    await session.expectProgress(0, count);
    return session;
  }

  async expectProgress(answered: number, total: number): Promise<void> {
    const counter = this.player.learner.says('ui.quizFrame.counter', { answered, total });
    await expect(this.player.page.getByText(counter, { exact: true })).toBeVisible();
  }

  /** The word of the current question. */
  question(): Promise<KeyWord> {
    return this.player.answers.wordOn(getQuestion(this.player.page));
  }

  /** Answers without continuing. */
  answer(verdict: Verdict): Promise<void> {
    return this.#page.answer(verdict);
  }

  next(): Promise<void> {
    return this.#page.next();
  }

  async play(verdicts: readonly Verdict[]): Promise<void> {
    for (const verdict of verdicts) {
      await this.answer(verdict);
      await this.next();
    }
  }

  /** Undoes the last answer. */
  async undo(): Promise<void> {
    const { input, learner, page } = this.player;
    await input.press(page.getByRole('button', { name: learner.says('ui.quizFrame.undo') }));
  }

  async retryMissed(count: number): Promise<void> {
    const { input, learner, page } = this.player;
    await input.press(
      page.getByRole('button', { name: learner.says('quizResults.retry', { count }) }),
    );
    await this.expectProgress(0, count);
  }

  async expectScore(right: number, total: number): Promise<void> {
    const { learner, page } = this.player;
    const score = learner.says('ui.quizResult.score', { right, total });
    await expect(getQuestion(page)).toContainText(score);
  }
}

const usualDirection = (kind: QuizCode): Direction =>
  kind === 'letter-match' || kind === 'spelling' ? 'backward' : 'forward';
