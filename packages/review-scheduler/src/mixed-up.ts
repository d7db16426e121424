import { type Day, daysBetween } from './day.ts';
import { listReviews, type ReviewEvent } from './event.ts';

/** The ids of two words that a learner mixes up. */
export type MixedUpWords = [string, string];

/** Older mistakes no longer matter. */
const recentDays = 90;

/** So many right answers show that the learner has learned the difference. */
const answersToSettle = 3;

/**
 * Finds the words that a learner mixes up: each was recently given as an answer to the other, and has not been
 * answered right three times since.
 *
 * @param histories - all events of one learner by word id, in any order
 * @param today - the learner's day
 * @returns the pairs, sorted; the smaller id of a pair comes first
 * @throws {RangeError} if a time or a day does not exist
 * @example
 * findMixedUp(
 *   new Map([
 *     ['sorry', [{ id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 1, givenId: 'please' }]],
 *     ['please', [{ id: 'b', at: '2026-03-02T18:00:00Z', day: '2026-03-02', rating: 1, givenId: 'sorry' }]],
 *   ]),
 *   '2026-03-03',
 * ); // [['please', 'sorry']]
 */
export function findMixedUp(
  histories: ReadonlyMap<string, readonly ReviewEvent[]>,
  today: Day,
): MixedUpWords[] {
  const given = new Map(
    [...histories].map(([wordId, events]) => [wordId, findGivenWords(events, today)]),
  );
  return [...given.keys()].sort().flatMap((wordId) =>
    [...(given.get(wordId) ?? [])]
      .filter((other) => wordId < other && given.get(other)?.has(wordId))
      .sort()
      .map((other): MixedUpWords => [wordId, other]),
  );
}

/** The words that were given as answers to a word, and still count. */
function findGivenWords(events: readonly ReviewEvent[], today: Day): ReadonlySet<string> {
  const given = new Set<string>();
  // Most words have none.
  if (!events.some((event) => 'rating' in event && event.givenId !== undefined)) return given;
  let rightAnswers = 0;
  for (const review of listReviews(events).reverse()) {
    if (rightAnswers >= answersToSettle) break;
    if (!('rating' in review)) continue;
    const { givenId, rating, day } = review;
    if (rating > 1) rightAnswers += 1;
    else if (givenId !== undefined && daysBetween(day, today) <= recentDays) given.add(givenId);
  }
  return given;
}
