import type { QuizCode } from '@wordhoard/contract/enumeration';
import { findUnavailableReason, type PlannedQuestion } from '@wordhoard/quiz-engine';
import type { Strength } from '@wordhoard/review-scheduler';
import type { WordItem } from './word-item.ts';

/** Kinds of question for each strength, the most suitable one first. Every item suits cards. */
const kindsOfStrength: Record<Strength, readonly QuizCode[]> = {
  0: ['multiple-choice', 'cards'],
  1: ['multiple-choice', 'letter-match', 'cards'],
  2: ['letter-match', 'multiple-choice', 'cards'],
  3: ['spelling', 'letter-match', 'cards'],
  4: ['spelling', 'letter-match', 'cards'],
};

export type StrengthOfWord = (wordId: string) => Strength;

interface Review {
  items: readonly WordItem[];
  strengthOfWord: StrengthOfWord;
  /** Wrong options come from these items. */
  pool: readonly WordItem[];
}

/** Asks each word once, in a harder kind the better it is remembered. */
export const planReview = ({ items, strengthOfWord, pool }: Review): PlannedQuestion<WordItem>[] =>
  items.map((item) => {
    const kinds = kindsOfStrength[strengthOfWord(item.wordId)];
    const isAvailable = (kind: QuizCode) => findUnavailableReason(kind, item, pool) === undefined;
    return { item, kind: kinds.find(isAvailable) ?? 'cards' };
  });
