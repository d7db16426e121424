import type { QuizItemRecord } from '@wordhoard/contract';

/** An item that asks for an English word by a German one. */
export const buildQuizItem = (
  text: string,
  overrides: Partial<QuizItemRecord> = {},
): QuizItemRecord => ({
  wordId: text,
  prompt: { text: `${text}-de`, langCode: 'de' },
  text,
  langCode: 'en',
  accepted: [text],
  ...overrides,
});
