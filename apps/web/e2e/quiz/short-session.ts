import { expect, type Page } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { Keyboard } from '../support/input-method.ts';
import type { Learner } from '../support/learner.ts';
import { QuizSession } from './quiz-session.ts';

/** The number of words in a session. */
export const total = 3;

export const startSession = (
  learner: Learner,
  kind: QuizCode,
  mode: 'translations' | 'pictures' = 'translations',
): Promise<QuizSession> =>
  QuizSession.start(learner, new Keyboard(learner), { kind, mode, count: total });

/** Checks the progress bar. */
export const expectAnswered = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('main').getByRole('progressbar')).toHaveJSProperty('value', count);
