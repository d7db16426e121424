import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { AnswerContent } from '../quiz/board/quiz-content.tsx';
import type { WordText } from '../word/word-text.ts';
import { words } from './sample.ts';

/** A word of a quiz with its accepted answers, the expected one first. */
export const quizItem = (prompt: WordText, text: WordText, ...accepted: WordText[]): QuizItem => ({
  wordId: prompt.text,
  prompt: { text: prompt.text, langCode: prompt.lang },
  text: text.text,
  langCode: text.lang,
  accepted: accepted.map((other) => other.text),
});

export const manzana = quizItem(words.manzana, words.yabloko);

export const fruits = [
  manzana,
  quizItem(words.pera, words.grusha),
  quizItem(words.limon, words.limonRussian),
  quizItem(words.fresa, words.klubnika),
  quizItem(words.uva, words.vinograd),
  quizItem(words.mariposa, words.babochka),
];

/** A deterministic random generator, so that a story always looks the same. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Converts a side of a question to the content of a board. */
export function sideContent({ text, langCode = '', imageKey }: QuizSide): AnswerContent {
  if (imageKey !== undefined) return { kind: 'image', image: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
