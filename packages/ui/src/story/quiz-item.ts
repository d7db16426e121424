import type { QuizItem } from '@wordhoard/quiz-engine';
import type { WordText } from '../word/word-text.ts';
import { words } from './sample.ts';

/** What a quiz asks: a word, and what would be right for it, the expected answer first. */
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
