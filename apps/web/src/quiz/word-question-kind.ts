import type { WordQuestionKind } from './quiz-session.ts';

/** The kinds that can be played, the easiest first. */
export const wordQuestionKinds = [
  'cards',
  'multiple-choice',
  'spelling',
] as const satisfies readonly WordQuestionKind[];

export const isWordQuestionKind = (value: unknown): value is WordQuestionKind =>
  wordQuestionKinds.some((kind) => kind === value);
