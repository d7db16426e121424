import { default_w, FSRSAlgorithm, type FSRSState } from 'ts-fsrs';
import { type Day, daysBetween } from './day.ts';
import type { Rating } from './rating.ts';
import type { ReviewCard } from './review-card.ts';

/** The 21 parameters of FSRS-6 that fit most learners, from its authors. */
export const defaultParameters: readonly number[] = default_w;

const ratings: readonly number[] = [1, 2, 3, 4];

const algorithms = new WeakMap<readonly number[], FSRSAlgorithm>();

/**
 * Returns the chance that the learner recalls a word on a day.
 *
 * Source: the forgetting curve of FSRS-6,
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm#fsrs-6
 *
 * @param today - the learner's day; a day before the last review counts as the day of that review
 * @param parameters - the 21 parameters of FSRS-6
 * @returns a number from 0 to 1, or `null` for a new card
 * @throws {RangeError} if a day does not exist in the calendar, or for other than 21 finite parameters
 * @example
 * retrievability({ ...card, stability: 8, since: '2026-03-01' }, '2026-03-09'); // 0.9
 */
export function retrievability(
  card: ReviewCard,
  today: Day,
  parameters: readonly number[] = defaultParameters,
): number | null {
  if (card.stability === null) return null;
  return getAlgorithm(parameters).forgetting_curve(elapsedDays(card, today), card.stability);
}

/** Returns the memory after a rated answer on a day, by FSRS-6. */
export function nextMemory(
  card: ReviewCard,
  rating: Rating,
  today: Day,
  parameters: readonly number[],
): FSRSState {
  if (!ratings.includes(rating)) throw new RangeError(`Not a rating from 1 to 4: ${rating}`);
  const { stability, difficulty } = card;
  const memory = stability === null || difficulty === null ? null : { stability, difficulty };
  return getAlgorithm(parameters).next_state(memory, elapsedDays(card, today), rating);
}

/** A learner who travels west may answer on a day that is earlier in their calendar than the last one. */
function elapsedDays({ since }: ReviewCard, today: Day): number {
  return Math.max(0, daysBetween(since, today));
}

/** Preparing the parameters takes longer than a review, so it is done once. */
function getAlgorithm(parameters: readonly number[]): FSRSAlgorithm {
  const known = algorithms.get(parameters);
  if (known !== undefined) return known;

  if (parameters.length !== default_w.length || !parameters.every(Number.isFinite))
    throw new RangeError(`Not ${default_w.length} finite parameters: ${parameters.join(', ')}`);
  const algorithm = new FSRSAlgorithm({ w: parameters, enable_short_term: false });
  algorithms.set(parameters, algorithm);
  return algorithm;
}
