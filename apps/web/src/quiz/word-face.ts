import type { QuizFace } from '@wordhoard/ui';
import type { WordItem } from './word-item.ts';

/** What a question shows: the picture, where it has one. */
export function promptFace({ text, langCode, imageKey }: WordItem['prompt']): QuizFace {
  if (imageKey !== undefined) return { kind: 'picture', picture: imageKey, alt: '' };
  return { kind: 'word', word: { text, lang: langCode } };
}

/** What can be chosen as an answer. */
export function answerFace({ text, langCode, imageKey }: WordItem): QuizFace {
  if (imageKey !== undefined) return { kind: 'picture', picture: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
