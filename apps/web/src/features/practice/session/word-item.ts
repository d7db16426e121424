import type { components } from '@wordhoard/api-client';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { QuizDirection } from '../../../shared/settings/quiz-choice.ts';

type ItemRecord = components['schemas']['QuizItem'];
type PairRecord = components['schemas']['QuizRackWordRecord'];

type WordSide = QuizSide & { langCode: string };

/** A word as a quiz asks about it. The label of a table has no language: its code is empty. */
export interface WordItem extends QuizItem {
  prompt: WordSide;
  langCode: string;
  /** The word of the language learned, which has the page and the sound. */
  word: { text: string; langCode: string };
  /** Of the word, whether or not an image is asked for. */
  image?: string | undefined;
  /** How the word is used, in its language. */
  example?: string | undefined;
}

/** What is asked. */
export const wordItemOfPair = ({ item, word }: PairRecord): WordItem => ({
  ...withLanguages(item),
  word: { text: word.text, langCode: word.langCode },
  image: word.image?.url,
  example: word.example ?? undefined,
});

/** What wrong options are made of. */
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
