import type { QuizContent } from '@wordhoard/ui';
import type { WordItem } from '../session/word-item.ts';

/** The content of the prompt. An image that shows the answer has no text, so as not to reveal it. */
export function promptContent({ prompt, langCode, accepted }: WordItem): QuizContent {
  const isAnswer = prompt.langCode === langCode && accepted.includes(prompt.text);
  return answerContent(prompt.imageKey && isAnswer ? { ...prompt, text: '' } : prompt);
}

/** The content of an answer option: its image, if there is one. */
export function answerContent({ text, langCode, imageKey }: WordItem['prompt']): QuizContent {
  if (imageKey !== undefined) return { kind: 'image', image: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
