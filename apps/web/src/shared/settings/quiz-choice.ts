import type { ResolvedQuizSettings } from '@wordhoard/contract';
import {
  type QuizAspect,
  type QuizCode,
  QuizMode,
  quizAspects,
  quizCodes,
} from '@wordhoard/contract/enumeration';

/** Asks for definitions: translations into the learned language. */
export const definitionMode = 'definition';

/** The kind of answers: translations, images or definitions. */
export type AnswerMode = typeof QuizMode.Tran | typeof QuizMode.Image | typeof definitionMode;

/** Forward shows the word of the learned language, backward asks for it. */
export type QuizDirection = ResolvedQuizSettings['direction'];

/** One kind of question, or all of them. By ear means spelling the heard word. */
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

/** What a kind of quiz shows and asks for, and how many words. */
export interface KindChoice {
  mode: AnswerMode;
  direction: QuizDirection;
  wordCount: number;
}

export interface QuizChoice extends KindChoice {
  kind: QuizKindChoice;
  /** What is asked about the words. It is not remembered: a quiz asks for the meaning unless told otherwise. */
  asks: QuizAspect;
}

/** The kind that was chosen last, and the last choice for each kind. */
export interface QuizPreferences {
  kind: QuizKindChoice;
  choices: Partial<Record<QuizKindChoice, KindChoice>>;
}

/** Whether the answer is typed or built from letters, which pictures cannot be. */
export const isTypedKind = (kind: QuizKindChoice): boolean =>
  kind === 'letter-match' || kind === 'spelling' || kind === 'by-ear';

/** Returns the choice for a kind. By default, typed answers are in the learned language and others in the known one. */
export const getChoice = ({ choices }: QuizPreferences, kind: QuizKindChoice): QuizChoice => ({
  kind,
  asks: 'meaning',
  mode: QuizMode.Tran,
  direction: isTypedKind(kind) ? 'backward' : 'forward',
  wordCount: 10,
  ...choices[kind],
});

export const isQuizCode = (value: unknown): value is QuizCode =>
  quizCodes.some((code) => code === value);

export const isAspect = (value: unknown): value is QuizAspect =>
  quizAspects.some((aspect) => aspect === value);

export const isKindChoice = (value: unknown): value is QuizKindChoice =>
  quizKindChoices.some((kind) => kind === value);

export const isAnswerMode = (value: unknown): value is AnswerMode =>
  value === QuizMode.Tran || value === QuizMode.Image || value === definitionMode;

export const isDirection = (value: unknown): value is QuizDirection =>
  value === 'forward' || value === 'backward';

export function listQuizCodes(kind: QuizKindChoice): QuizCode[] {
  if (kind === 'mixed') return [...quizCodes];
  return [kind === 'by-ear' ? 'spelling' : kind];
}
