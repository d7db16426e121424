import type { Day } from './day.ts';
import type { Mark } from './mark.ts';
import type { Rating } from './rating.ts';

interface Identity {
  /** The same on every device, such as a UUID. It spreads what is due. */
  readonly id: string;
}

interface Moment extends Identity {
  /** The time as in ISO 8601, with a time zone. It orders the history and nothing else. */
  readonly at: string;
  /** The learner's day at that time. */
  readonly day: Day;
}

/**
 * An entry of the history of a word: a rated answer, rated practice, or a mark. Practice is an answer that does not
 * tell whether the word is remembered, such as one about its plural. It leaves the card as it is.
 */
export type Review =
  | (Moment & { readonly rating: Rating })
  | (Moment & { readonly practice: Rating })
  | (Moment & { readonly mark: Mark });

/** Takes back the answer or the mark that it names. */
interface Undo extends Identity {
  readonly at: string;
  readonly undoes: string;
}

/** Something that a learner did to a word: an answer, a mark, or taking one of them back. Plain data. */
export type ReviewEvent = Review | Undo;

/**
 * Lists the answers and marks of a word that count, in the order of time. Devices merge their histories by
 * putting their events together: in which order they come, and how often, makes no difference.
 *
 * @param events - all events of one learner and one word, in any order; events with the same id are the same
 * @returns the answers and marks that are not undone, the earliest first; those of the same time by id
 * @throws {RangeError} if a time does not exist
 * @example
 * listReviews([
 *   { id: 'b', at: '2026-03-01T18:01:00Z', undoes: 'a' },
 *   { id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 1 },
 *   { id: 'c', at: '2026-03-01T18:02:00Z', day: '2026-03-01', rating: 3 },
 * ]); // only the event c
 */
export function listReviews(events: readonly ReviewEvent[]): Review[] {
  const undone = new Set(events.flatMap((event) => ('undoes' in event ? [event.undoes] : [])));
  const reviews = new Map(
    events.flatMap((event) =>
      'undoes' in event || undone.has(event.id) ? [] : [[event.id, event] as const],
    ),
  );
  return [...reviews.values()]
    .map((review) => ({ review, time: parseTime(review.at) }))
    .sort((one, other) => one.time - other.time || compareTexts(one.review.id, other.review.id))
    .map(({ review }) => review);
}

function parseTime(at: string): number {
  const time = Date.parse(at);
  if (Number.isNaN(time)) throw new RangeError(`Not a time: ${at}`);
  return time;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
