import { listReviews, type Review, type ReviewEvent } from './event.ts';
import { mark } from './mark.ts';
import { review } from './review.ts';
import { createCard, type ReviewCard } from './review-card.ts';

/**
 * Derives the card of a word from its events.
 *
 * @param events - all events of one learner and one word, in any order; events with the same id are the same
 * @param parameters - the 21 parameters of FSRS-6; by default those that fit most learners
 * @returns the card after the last event; `undefined` if the word is unknown then
 * @throws {RangeError} if a time or a day does not exist, a rating is not 1, 2, 3 or 4, or there are other
 * than 21 finite parameters
 * @example
 * replay([
 *   { id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 3 },
 *   { id: 'b', at: '2026-03-03T18:00:00Z', day: '2026-03-03', rating: 3 },
 * ])?.due; // '2026-03-14'
 */
export function replay(
  events: readonly ReviewEvent[],
  parameters?: readonly number[],
): ReviewCard | undefined {
  return listReviews(events).reduce<ReviewCard | undefined>(
    (card, review) => addReview(card, review, parameters),
    undefined,
  );
}

/**
 * Updates a card with the next entry of the history. The first answer to a word without a card creates it; practice
 * does not.
 *
 * @param card - the card before; `undefined` of a word without a card
 * @param entry - an entry later than all that the card was derived from
 * @param parameters - the 21 parameters of FSRS-6; by default those that fit most learners
 * @returns the card after; the same object if nothing changes
 * @throws {RangeError} if a day does not exist, the rating is not 1, 2, 3 or 4, or there are other than 21
 * finite parameters
 * @example
 * const answer = { id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 3 } as const;
 * addReview(undefined, answer)?.due; // '2026-03-03'
 */
export function addReview(
  card: ReviewCard | undefined,
  entry: Review,
  parameters?: readonly number[],
): ReviewCard | undefined {
  if ('practice' in entry) return card;
  return 'mark' in entry
    ? mark(card, entry.mark, entry.day, entry.id, parameters)
    : review(card ?? createCard(entry.day), entry.rating, entry.day, entry.id, parameters);
}
