import type { components } from '@wordhoard/api-client';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { QuizContent } from '@wordhoard/ui';
import type { QuizDirection } from '../../../shared/settings/quiz-choice.ts';

type ItemRecord = components['schemas']['QuizItem'];
type PairRecord = components['schemas']['QuizRackWordRecord'];

type WordSide = QuizSide & { langCode: string };

/** A word of a quiz. The label of a table has no language: its code is empty. */
export interface WordItem extends QuizItem {
  prompt: WordSide;
  langCode: string;
  /** The word in the learned language, which has a page and a sound. */
  word: { text: string; langCode: string };
  /** The image of the word, whether or not the quiz asks for images. */
  image?: string | undefined;
  /** An example in the language of the word. */
  example?: string | undefined;
}

/** The item of an asked word. */
export const wordItemOfPair = ({ item, word }: PairRecord): WordItem => ({
  ...withLanguages(item),
  word: { text: word.text, langCode: word.langCode },
  image: word.image?.url,
  example: word.example ?? undefined,
});

/** An item for wrong options. */
export function wordItemOfPool(item: ItemRecord, direction: QuizDirection): WordItem {
  const { prompt, ...answer } = withLanguages(item);
  const { text, langCode } = direction === 'forward' ? prompt : answer;
  return { ...answer, prompt, word: { text, langCode } };
}

const withLanguages = ({ prompt, langCode = '', ...item }: ItemRecord) => ({
  ...item,
  langCode,
  prompt: { ...prompt, langCode: prompt.langCode ?? '' },
});

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
