import { daysBetween } from './day.ts';
import { listReviews, type ReviewEvent } from './event.ts';
import { retrievability } from './memory.ts';
import { addReview } from './replay.ts';
import type { ReviewCard } from './review-card.ts';

/** How likely a right answer was, and whether it was given. */
export interface Prediction {
  /** The time of the answer, as in the history. */
  readonly at: string;
  /** The chance of recall just before the answer, from 0 to 1. */
  readonly chance: number;
  /** False for a rating of 1. The other ratings tell how hard it was to recall the word. */
  readonly isRecalled: boolean;
}

/** Keeps one answer that was thought impossible from outweighing all others. */
const minChance = 0.0001;

/**
 * Predicts the answers in the history of a word, each from what came before it. Only answers that count
 * are predicted, and only those to a word that has had a memory for at least a day.
 *
 * @param events - all events of one learner and one word, in any order
 * @param parameters - the 21 parameters of FSRS-6; by default those that fit most learners
 * @returns the predictions in the order of time
 * @throws {RangeError} if a time or a day does not exist, a rating is not 1, 2, 3 or 4, or there are other
 * than 21 finite parameters
 * @example
 * predict([
 *   { id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 3 },
 *   { id: 'b', at: '2026-03-03T18:00:00Z', day: '2026-03-03', rating: 1 },
 * ]); // [{ at: '2026-03-03T18:00:00Z', chance: 0.9093…, isRecalled: false }]
 */
export function predict(
  events: readonly ReviewEvent[],
  parameters?: readonly number[],
): Prediction[] {
  const predictions: Prediction[] = [];
  let card: ReviewCard | undefined;
  for (const entry of listReviews(events)) {
    const after = addReview(card, entry, parameters);
    if (card !== undefined && after !== card && 'rating' in entry) {
      const chance = retrievability(card, entry.day, parameters);
      const isLater = daysBetween(card.since, entry.day) > 0;
      if (chance !== null && isLater)
        predictions.push({ at: entry.at, chance, isRecalled: entry.rating > 1 });
    }
    card = after;
  }
  return predictions;
}

/**
 * Measures how far predictions are from the answers: the mean of the negative logarithms of the chances
 * that were given to what happened. The lower, the better; always predicting 50 % gives 0.693.
 *
 * Source: the loss by which the authors of FSRS fit parameters,
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Metric#log-loss
 *
 * @param predictions - the predictions, of one word or of many
 * @returns the mean, or `null` without predictions
 * @example
 * logLoss([{ at: '2026-03-03T18:00:00Z', chance: 0.5, isRecalled: true }])?.toFixed(3); // '0.693'
 */
export function logLoss(predictions: readonly Prediction[]): number | null {
  if (predictions.length === 0) return null;
  const total = predictions.reduce((sum, { chance, isRecalled }) => {
    const given = isRecalled ? chance : 1 - chance;
    return sum - Math.log(Math.max(minChance, given));
  }, 0);
  return total / predictions.length;
}
