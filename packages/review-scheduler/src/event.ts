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
  | (Moment & {
      readonly rating: Rating;
      /** The word whose answer was given instead. */
      readonly givenId?: string | undefined;
    })
  | (Moment & { readonly practice: Rating })
  | (Moment & { readonly mark: Mark });

/** What a learner writes to remember a word by. An empty one removes those before. */
export interface Note extends Identity {
  readonly at: string;
  readonly note: string;
}

/** Takes back the answer, the mark or the note that it names. */
interface Undo extends Identity {
  readonly at: string;
  readonly undoes: string;
}

/** Something that a learner did to a word: an answer, a mark, a note, or taking one of them back. Plain data. */
export type ReviewEvent = Review | Note | Undo;

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
  return listCounted(events).filter((event) => 'day' in event);
}

/**
 * Lists the notes on a word that are not undone, in the order of time. The last one is what the learner sees.
 *
 * @param events - all events of one learner and one word, in any order; events with the same id are the same
 * @returns the notes, the earliest first; those of the same time by id
 * @throws {RangeError} if a time does not exist
 * @example
 * listNotes([{ id: 'a', at: '2026-03-01T18:00:00Z', note: 'Birne: shaped like a bulb' }]).at(-1)?.note;
 */
export function listNotes(events: readonly ReviewEvent[]): Note[] {
  return listCounted(events).filter((event) => 'note' in event);
}

function listCounted(events: readonly ReviewEvent[]): (Review | Note)[] {
  const undone = new Set(events.flatMap((event) => ('undoes' in event ? [event.undoes] : [])));
  const counted = new Map(
    events.flatMap((event) =>
      'undoes' in event || undone.has(event.id) ? [] : [[event.id, event] as const],
    ),
  );
  return [...counted.values()]
    .map((event) => ({ event, time: parseTime(event.at) }))
    .sort((one, other) => one.time - other.time || compareTexts(one.event.id, other.event.id))
    .map(({ event }) => event);
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
