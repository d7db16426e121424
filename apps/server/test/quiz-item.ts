import type { QuizItemRecord } from '@wordhoard/contract';

/** An English word, asked in German. */
export const itemOf = (text: string, overrides: Partial<QuizItemRecord> = {}): QuizItemRecord => ({
  wordId: text,
  prompt: { text: `${text}-de`, langCode: 'de' },
  text,
  langCode: 'en',
  accepted: [text],
  ...overrides,
});
