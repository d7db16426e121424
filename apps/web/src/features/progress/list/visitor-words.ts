import { type Day, isKnown, type ReviewCard } from '@wordhoard/review-scheduler';
import type { ReviewRecord } from '../../review/review-history.ts';

/** The server accepts as many words in each place. */
const maxWords = 1_000;

interface VisitorWords {
  knownIds: string[];
  /** Answered, but not known. */
  learningIds: string[];
  /** Both, and those of them that were answered for the first time today. */
  learnedIds: string[];
  learnedTodayIds: string[];
}

/** The words that a visitor has learned: those that were answered or marked as known. */
export function listVisitorWords(record: ReviewRecord, today: Day): VisitorWords {
  const learned = Object.entries(record).flatMap(([wordId, { card }]) =>
    card && card.stability !== null ? [{ wordId, card }] : [],
  );
  const collectIds = (isWanted: (card: ReviewCard) => boolean) =>
    learned.flatMap(({ wordId, card }) => (isWanted(card) ? [wordId] : [])).slice(-maxWords);
  return {
    knownIds: collectIds(isKnown),
    learningIds: collectIds((card) => !isKnown(card)),
    learnedIds: collectIds(() => true),
    learnedTodayIds: collectIds(({ reviews, reviewedOn }) => reviews === 1 && reviewedOn === today),
  };
}
