import type { Day } from './day.ts';
import type { Rating } from './rating.ts';

/** What a learner's memory of a word is like, and when the word is due. Plain data. */
export interface ReviewCard {
  /** The day of the next review; of a new card, the day it was created. */
  readonly due: Day;
  /** Days until the chance of recall falls to 90 %; `null` until the first review or mark as known. */
  readonly stability: number | null;
  /** From 1 to 10; `null` until the first review or mark as known. */
  readonly difficulty: number | null;
  /** The day from which memory decays: that of the last review or mark. */
  readonly since: Day;
  /** The day of the last review that counted. */
  readonly reviewedOn: Day | null;
  /** The rating of the last review that counted; `null` after a mark as known. */
  readonly lastRating: Rating | null;
  /** The number of reviews that counted. */
  readonly reviews: number;
  /** How often a word was forgotten that had been learned. */
  readonly lapses: number;
}

/**
 * Creates the card of a word that the learner wants to learn.
 *
 * @param today - the learner's day
 * @returns a new card, without a memory
 * @example
 * createCard('2026-03-01').stability; // null
 */
export function createCard(today: Day): ReviewCard {
  return {
    due: today,
    stability: null,
    difficulty: null,
    since: today,
    reviewedOn: null,
    lastRating: null,
    reviews: 0,
    lapses: 0,
  };
}
