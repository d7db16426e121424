import type { QuizSide } from '@wordhoard/quiz-engine';
import type { QuizFace } from '../quiz/quiz-face.ts';

/** What the engine asks, as a board shows it. */
export function sideFace({ text, langCode = '', imageKey }: QuizSide): QuizFace {
  if (imageKey !== undefined) return { kind: 'picture', picture: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
