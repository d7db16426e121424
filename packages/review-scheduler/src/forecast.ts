import { type Day, daysBetween } from './day.ts';
import type { ReviewCard } from './review-card.ts';

/**
 * Counts the cards that become due on each of the next days. Overdue cards count today, new cards not at
 * all.
 *
 * @param cards - the cards of the learner
 * @param today - the learner's day, the first of the forecast
 * @param days - the number of days, 0 or more
 * @returns one count for each day
 * @throws {RangeError} if a day does not exist in the calendar
 * @example
 * forecast(cards, '2026-03-01', 7); // [12, 4, 0, 7, 1, 0, 3]
 */
export function forecast(cards: Iterable<ReviewCard>, today: Day, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { stability, due } of cards) {
    if (stability === null) continue;
    const offset = Math.max(0, daysBetween(today, due));
    if (offset < days) counts[offset] = (counts[offset] ?? 0) + 1;
  }
  return counts;
}
