import type { Day } from './day.ts';
import type { ReviewCard } from './review-card.ts';

/** From 0, new, to 4, known. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** `saved` means to learn; `unknown` means without a card. */
export type WordStatus = 'known' | 'saved' | 'unknown';

/** The stability in days from which a word is known. */
export const knownStability = 21;

/**
 * Tells whether a word is known: its stability is 21 days or more, and the last answer was not wrong.
 *
 * @example
 * isKnown({ ...card, stability: 21, lastRating: 3 }); // true
 */
export function isKnown({ stability, lastRating }: ReviewCard): boolean {
  return stability !== null && stability >= knownStability && lastRating !== 1;
}

/**
 * Tells whether a word is to be reviewed. A new card is not due: its word is yet to be learned.
 *
 * @param today - the learner's day
 * @example
 * isDue(createCard('2026-03-01'), '2026-03-01'); // false
 */
export function isDue({ stability, due }: ReviewCard, today: Day): boolean {
  return stability !== null && due <= today;
}

const failingLapses = 4;

/**
 * Tells whether a word keeps failing: it was forgotten on four days or more, and its last answer was wrong. The learner
 * needs help with it rather than the same question again.
 *
 * @example
 * isFailing({ ...card, lapses: 4, lastRating: 1 }); // true
 */
export function isFailing({ lapses, lastRating }: ReviewCard): boolean {
  return lapses >= failingLapses && lastRating === 1;
}

/**
 * Returns how firmly a word is remembered: 0 new, 1 for a stability of less than 3 days, 2 of less
 * than 10, 3 of less than 21 or after a wrong answer, 4 known.
 *
 * @example
 * getStrength({ ...card, stability: 5 }); // 2
 */
export function getStrength(card: ReviewCard): Strength {
  if (card.stability === null) return 0;
  if (isKnown(card)) return 4;
  if (card.stability < 3) return 1;
  return card.stability < 10 ? 2 : 3;
}

/**
 * Returns the status of a word: known, saved to learn, or unknown if it has no card.
 *
 * @example
 * getStatus(undefined); // 'unknown'
 */
export function getStatus(card: ReviewCard | undefined): WordStatus {
  if (card === undefined) return 'unknown';
  return isKnown(card) ? 'known' : 'saved';
}
