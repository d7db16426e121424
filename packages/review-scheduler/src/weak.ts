import { isKnown } from './card-state.ts';
import type { Review } from './event.ts';
import type { ReviewCard } from './review-card.ts';

const latestAnswers = 5;
const missesOfWeak = 2;

/**
 * Tells whether a word is hard for the learner: it is being learned, and of the last five days with an answer, two or more
 * began with a wrong one. A single mistake is an accident.
 *
 * @param card - the card of the word
 * @param history - the answers and marks of the word, in order, as `listReviews` returns them
 * @example
 * isWeak(card, listReviews(events)); // false
 */
export function isWeak(card: ReviewCard, history: readonly Review[]): boolean {
  if (card.stability === null || isKnown(card)) return false;
  const firstOfDay = new Map<string, boolean>();
  for (const review of history) {
    if ('rating' in review && !firstOfDay.has(review.day)) {
      firstOfDay.set(review.day, review.rating === 1);
    }
  }
  const misses = [...firstOfDay.values()].slice(-latestAnswers).filter(Boolean);
  return misses.length >= missesOfWeak;
}
