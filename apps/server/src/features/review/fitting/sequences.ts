import { addReview, type Rating, type Review, type ReviewCard } from '@wordhoard/review-scheduler';

/** With fewer answers, the default predicts better than what could be fitted. */
export const minAnswers = 400;

/** An answer that moved the schedule. */
export interface CountedAnswer {
  at: string;
  rating: Rating;
  /** The days since the answer before; 0 for the first. */
  days: number;
}

/**
 * The answers of a word that parameters can be fitted to, in sequences that each begin without a memory. A mark as
 * known sets the memory to what does not follow from answers, so a sequence ends there.
 *
 * @param history - in order
 */
export function splitIntoSequences(history: readonly Review[], parameters?: readonly number[]) {
  const sequences: CountedAnswer[][] = [];
  let sequence: CountedAnswer[] = [];
  let isFromAnswers = true;
  let card: ReviewCard | undefined;
  for (const review of history) {
    const after = addReview(card, review, parameters);
    if ('mark' in review && after !== card) {
      sequences.push(sequence);
      sequence = [];
      isFromAnswers = !isKnowledge(review.mark);
    } else if (after?.reviews !== card?.reviews && 'rating' in review && isFromAnswers) {
      const { at, rating, day } = review;
      const days = card === undefined || sequence.length === 0 ? 0 : daysBetween(card.since, day);
      sequence.push({ at, rating, days });
    }
    card = after;
  }
  return [...sequences, sequence].filter(({ length }) => length > 0);
}

const isKnowledge = (mark: string): boolean => mark === 'known' || mark === 'proven';

const dayMilliseconds = 24 * 60 * 60 * 1_000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
