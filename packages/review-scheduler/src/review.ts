import { addDays, type Day, daysBetween } from './day.ts';
import { getInterval } from './interval.ts';
import { defaultParameters, nextMemory } from './memory.ts';
import type { Rating } from './rating.ts';
import type { ReviewCard } from './review-card.ts';

/**
 * Updates a card after a rated answer. Only the first answer of a day counts: a day that is not later than
 * that of the last review changes nothing, except that a word that is missed later on the same day is due on the next one,
 * as after every wrong answer.
 *
 * Source: stability, difficulty and interval of FSRS-6 without short-term steps, for a recall of 90 %,
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm#fsrs-6
 *
 * @param card - the card before the answer
 * @param rating - how well the word was recalled
 * @param today - the learner's day
 * @param id - of the answer, which spreads what is due; without it, the day is that of the stability
 * @param parameters - the 21 parameters of FSRS-6
 * @returns the new card, or the same object if the answer does not count
 * @throws {RangeError} if a day does not exist in the calendar, the rating is not 1, 2, 3 or 4, or there
 * are other than 21 finite parameters
 * @example
 * review(createCard('2026-03-01'), 3, '2026-03-01').due; // '2026-03-03'
 */
export function review(
  card: ReviewCard,
  rating: Rating,
  today: Day,
  id?: string,
  parameters: readonly number[] = defaultParameters,
): ReviewCard {
  if (card.reviewedOn !== null && today <= card.reviewedOn)
    return rating === 1 && today === card.reviewedOn ? bringBack(card, today) : card;

  const { stability, difficulty } = nextMemory(card, rating, today, parameters);
  const isLapse = rating === 1 && card.stability !== null;
  return {
    due: addDays(today, rating === 1 ? 1 : getInterval(stability, id)),
    stability,
    difficulty,
    since: today,
    reviewedOn: today,
    lastRating: rating,
    reviews: card.reviews + 1,
    lapses: card.lapses + (isLapse ? 1 : 0),
  };
}

/** A word that was missed after its first answer of a day returns tomorrow, as one that was missed at once. */
function bringBack(card: ReviewCard, today: Day): ReviewCard {
  return { ...card, due: addDays(today, 1), lastRating: 1 };
}

/**
 * Returns for each rating in how many days a word would be due after such an answer.
 *
 * @param card - the card before the answer
 * @param today - the learner's day
 * @param id - of the answer to come; without it, the intervals are not spread
 * @param parameters - the 21 parameters of FSRS-6
 * @returns days from today; those of the card if an answer does not count any more today, and 1 for a wrong one
 * @throws {RangeError} if a day does not exist in the calendar, or for other than 21 finite parameters
 * @example
 * nextIntervals(createCard('2026-03-01'), '2026-03-01'); // { 1: 1, 2: 1, 3: 2, 4: 8 }
 */
export function nextIntervals(
  card: ReviewCard,
  today: Day,
  id?: string,
  parameters: readonly number[] = defaultParameters,
): Record<Rating, number> {
  const daysAfter = (rating: Rating) =>
    daysBetween(today, review(card, rating, today, id, parameters).due);
  return { 1: daysAfter(1), 2: daysAfter(2), 3: daysAfter(3), 4: daysAfter(4) };
}
