import type { Rating, ReviewMark } from '@wordhoard/contract/enumeration';
import { isKnown, replay } from '@wordhoard/review-scheduler';
import { Temporal } from 'temporal-polyfill';
import type { LoggedReview, Note } from '../../../platform/anki/collection.ts';
import { blankEvent, toReviewEvent } from '../../review/event-store.ts';
import { eventId, type ImportedEvent } from '../../review/imported-events.ts';
import { type Calendar, localDay } from '../../review/learner-day.ts';
import { countedTime } from '../../review/received-events.ts';

/** Days of Anki's intervals from which a word counts as known. */
const knownDays = 21;
const provenDays = 60;
const kinds = { learning: 0, relearning: 2, filtered: 3, manual: 4 };

type EntryContent = { rating: Rating } | { practice: Rating } | { mark: ReviewMark };

/** What an entry of the log tells. Rescheduling tells nothing, except that a card was made new or known. */
function readEntry({ ease, type, factor, interval }: LoggedReview): EntryContent | undefined {
  if (type === kinds.manual) {
    if (factor === 0 && interval <= 0) return { mark: 'unknown' };
    if (interval >= provenDays) return { mark: 'proven' };
    return interval >= knownDays ? { mark: 'known' } : { mark: 'saved' };
  }
  if (type > kinds.manual || ease < 1 || ease > 4) return undefined;
  const rating = ease as Rating;
  return type === kinds.filtered && factor === 0 ? { practice: rating } : { rating };
}

const quarterHour = 15 * 60_000;

/** Finds the learner's days of times. All time zones differ by quarters of an hour. */
export function dayFinder(calendar: Calendar): (time: Date) => string {
  const days = new Map<number, string>();
  return (time) => {
    const quarter = Math.floor(time.getTime() / quarterHour);
    const found = days.get(quarter) ?? localDay(time, calendar);
    days.set(quarter, found);
    return found;
  };
}

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

interface Learner {
  findDay: (time: Date) => string;
  now: Date;
}

/**
 * The review history of a note as events of its word. Anki and the scheduler judge differently, so what Anki counts as known
 * is marked as known if it would not be known by its answers.
 */
export function toEvents(
  { guid, interval, reviews }: Note,
  wordId: string,
  { findDay, now }: Learner,
): ImportedEvent[] {
  const build = (entry: string | number, time: Date, told: EntryContent) => {
    const reviewedAt = countedTime(time, now);
    const day = findDay(reviewedAt);
    const isClamped = reviewedAt !== time;
    const key = `${guid} ${entry}`;
    const id = eventId(key, wordId);
    return { ...blankEvent, id, key, wordId, reviewedAt, day, isClamped, ...told };
  };
  const events = reviews.flatMap((logged) => {
    const told = readEntry(logged);
    if (told === undefined) return [];
    const { milliseconds } = logged;
    return [
      { ...build(logged.id, new Date(logged.id), told), milliseconds: clampTime(milliseconds) },
    ];
  });
  const last = events.reduce((latest, { reviewedAt }) => Math.max(latest, reviewedAt.getTime()), 0);
  const mark = interval >= knownDays ? 'known' : 'saved';
  if (events.length === 0) return interval > 0 ? [build(mark, now, { mark })] : [];
  const isMissing = mark === 'known' && !isKnownBy(events);
  return isMissing ? [...events, build(`${mark} ${last}`, new Date(last + 1), { mark })] : events;
}

const maxMilliseconds = 3_600_000;
export const clampTime = (milliseconds: number): number =>
  Math.min(Math.max(0, Math.round(milliseconds)), maxMilliseconds);

function isKnownBy(events: readonly ImportedEvent[]): boolean {
  const card = replay(events.map(toReviewEvent));
  return card !== undefined && isKnown(card);
}
