import { isKnown, knownStability } from './card-state.ts';
import { addDays, type Day } from './day.ts';
import { getInterval } from './interval.ts';
import { defaultParameters, nextMemory } from './memory.ts';
import { createCard, type ReviewCard } from './review-card.ts';

/**
 * What a learner says of a word without answering: to learn, known, or neither. `proven` means known and
 * proved by an answer.
 */
export type Mark = 'saved' | 'known' | 'unknown' | 'proven';

/** The stability in days of a word whose knowledge was proved. */
const provenStability = 60;

/**
 * Updates a card after the learner marked its word. `saved` keeps the card of a word that is being learned
 * and otherwise creates a new one. `known` and `proven` raise the stability to 21 and 60 days and let memory
 * decay from today on. `unknown` removes the card.
 *
 * @param card - the card before the mark
 * @param mark - the mark
 * @param today - the learner's day
 * @param id - of the mark, which spreads what is due; without it, the day is that of the stability
 * @param parameters - the 21 parameters of FSRS-6
 * @returns the card after the mark; `undefined` if the word is unknown
 * @throws {RangeError} if a day does not exist in the calendar, or for other than 21 finite parameters
 * @example
 * mark(undefined, 'known', '2026-03-01')?.due; // '2026-03-22'
 */
export function mark(
  card: ReviewCard | undefined,
  mark: Mark,
  today: Day,
  id?: string,
  parameters: readonly number[] = defaultParameters,
): ReviewCard | undefined {
  switch (mark) {
    case 'unknown':
      return undefined;
    case 'saved':
      return card === undefined || isKnown(card) ? createCard(today) : card;
    case 'known':
      return raiseStability(card ?? createCard(today), knownStability, today, id, parameters);
    case 'proven':
      return raiseStability(card ?? createCard(today), provenStability, today, id, parameters);
  }
}

function raiseStability(
  card: ReviewCard,
  minimum: number,
  today: Day,
  id: string | undefined,
  parameters: readonly number[],
): ReviewCard {
  const stability = Math.max(minimum, card.stability ?? 0);
  return {
    ...card,
    due: addDays(today, getInterval(stability, id)),
    stability,
    difficulty: card.difficulty ?? nextMemory(card, 3, today, parameters).difficulty,
    since: today,
    lastRating: null,
  };
}
