import type { components } from '@wordhoard/api-client';
import { type QuizCode, QuizMode, quizCodes } from '@wordhoard/contract/enumeration';

export type QuizSource = components['schemas']['QuizSource'];
export type QuizSettings = components['schemas']['ResolvedQuizSettings'];

/** What is answered with: translations, or pictures. */
export type AnswerMode = typeof QuizMode.Tran | typeof QuizMode.Image;

/** Forward shows the word of the language learned, backward asks for it. */
export type QuizDirection = QuizSettings['direction'];

/** One kind of question, or all of them; by ear is spelling what one hears. */
export type QuizKindChoice = QuizCode | 'by-ear' | 'mixed';

export const quizKindChoices: readonly QuizKindChoice[] = [
  'cards',
  'multiple-choice',
  'match-up',
  'letter-match',
  'spelling',
  'by-ear',
  'mixed',
];

/** How a learner likes to play. */
export interface QuizChoice {
  kind: QuizKindChoice;
  mode: AnswerMode;
  direction: QuizDirection;
  wordCount: number;
}

export const isQuizCode = (value: unknown): value is QuizCode =>
  quizCodes.some((code) => code === value);

export const isKindChoice = (value: unknown): value is QuizKindChoice =>
  quizKindChoices.some((kind) => kind === value);

export const isAnswerMode = (value: unknown): value is AnswerMode =>
  value === QuizMode.Tran || value === QuizMode.Image;

export const isDirection = (value: unknown): value is QuizDirection =>
  value === 'forward' || value === 'backward';

export function codesOf(kind: QuizKindChoice): QuizCode[] {
  if (kind === 'mixed') return [...quizCodes];
  return [kind === 'by-ear' ? 'spelling' : kind];
}
