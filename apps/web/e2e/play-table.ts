import { expect, type Page } from '@playwright/test';
import type { AnswerKey, KeyWord, Wish } from './answer-key.ts';
import type { Hand } from './hand.ts';
import type { Learner } from './learner.ts';

/** Somebody who plays, with what, and what would be right. */
export interface Player {
  learner: Learner;
  page: Page;
  hand: Hand;
  answers: AnswerKey;
  direction: Direction;
}

/** Forward asks what a word means, backward which word means that. */
export type Direction = 'forward' | 'backward';

export const answerTo = ({ direction }: Player, { text, meaning }: KeyWord): string =>
  direction === 'forward' ? meaning : text;

/** What each kind of quiz is played on. */
export interface PlayTable {
  /** Answers what is asked. */
  answer: (wish: Wish) => Promise<void>;
  /** Goes on to the next question, where there is nothing more to answer. */
  goOn: () => Promise<void>;
}

export const questionOf = (page: Page) => page.getByRole('heading', { level: 1 });

export const verdictOf = (page: Page) => page.getByRole('main').getByRole('status').last();

export async function seeVerdict(
  { page, learner }: Player,
  wish: Wish,
  answer: string,
): Promise<void> {
  const verdict = learner.says(`ui.answerFoot.${wish}`, { answer });
  await expect(verdictOf(page)).toHaveText(verdict);
}

export async function pressNext({ learner, page, hand }: Player): Promise<void> {
  const next = page.getByRole('button', { name: learner.says('ui.verdictFoot.next') });
  await expect(next).toBeVisible();
  if (hand.kind === 'keys') await page.keyboard.press('Enter');
  else if (hand.kind === 'finger') await hand.swipeLeft(questionOf(page));
  else await hand.press(next);
}
