import { expect, type Page } from '@playwright/test';
import type { InputMethod } from '../support/input-method.ts';
import type { Learner } from '../support/learner.ts';
import type { AnswerKey, KeyWord, Verdict } from './answer-key.ts';

/** A learner in a quiz, with an input method and the right answers. */
export interface Player {
  learner: Learner;
  page: Page;
  input: InputMethod;
  answers: AnswerKey;
  direction: Direction;
}

/** Forward asks for the translation of a word, backward for the word. */
export type Direction = 'forward' | 'backward';

export const answerTo = ({ direction }: Player, { text, meaning }: KeyWord): string =>
  direction === 'forward' ? meaning : text;

/** The page of a question, one implementation per kind. */
export interface QuestionPage {
  /** Answers what is asked. */
  answer: (verdict: Verdict) => Promise<void>;
  /** Continues to the next question when the current one is answered. */
  next: () => Promise<void>;
}

export const getQuestion = (page: Page) => page.getByRole('heading', { level: 1 });

export const getVerdict = (page: Page) => page.getByRole('main').getByRole('status').last();

export async function expectVerdict(
  { page, learner }: Player,
  verdict: Verdict,
  answer: string,
): Promise<void> {
  const [before = '', after = ''] = learner
    .says(`ui.answerFooter.${verdict}`, { answer: '|' })
    .split('|');
  const shown = getVerdict(page);
  await expect(shown).toContainText(before);
  // An article may stand before the word.
  if (verdict !== 'right') await expect(shown).toContainText(`${answer}${after}`);
}

export async function pressNext({ learner, page, input }: Player): Promise<void> {
  const next = page.getByRole('button', {
    name: learner.says('ui.verdictFooter.next'),
    exact: true,
  });
  await expect(next).toBeVisible();
  if (input.kind === 'keyboard') await page.keyboard.press('Enter');
  else if (input.kind === 'touch') await input.swipeLeft(getQuestion(page));
  else await input.press(next);
}
