import type { QuizFace } from '@wordhoard/ui';
import type { WordItem } from './word-item.ts';

/** What a question shows. A picture without a translation is of the answer, and does not tell it. */
export function promptFace({ prompt, langCode, accepted }: WordItem): QuizFace {
  const isAnswer = prompt.langCode === langCode && accepted.includes(prompt.text);
  return answerFace(prompt.imageKey && isAnswer ? { ...prompt, text: '' } : prompt);
}

/** What can be chosen as an answer: the picture, where it has one. */
export function answerFace({ text, langCode, imageKey }: WordItem['prompt']): QuizFace {
  if (imageKey !== undefined) return { kind: 'picture', picture: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
