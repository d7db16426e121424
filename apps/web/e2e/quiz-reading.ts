import { expect, type Page } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { Keys } from './hand.ts';
import type { Learner } from './learner.ts';
import { QuizRound } from './quiz-round.ts';

/** How many words a round has that is listened to. */
export const total = 3;

export const beginReading = (
  learner: Learner,
  kind: QuizCode,
  mode: 'translations' | 'pictures' = 'translations',
): Promise<QuizRound> => QuizRound.begin(learner, new Keys(learner), { kind, mode, count: total });

/** How far the round is, as the bar says it. */
export const isAnswered = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('main').getByRole('progressbar')).toHaveJSProperty('value', count);
