import type { SmmSchedule } from '@wordhoard/contract';
import { Temporal } from 'temporal-polyfill';

/** How far a schedule without a last day is planned. */
const maxYears = 10;

/**
 * The times of a schedule that are later than `after`, in ascending order.
 *
 * Times are local: 09:00 stays 09:00 when daylight saving begins or ends. A time that exists twice is the
 * earlier one. A time that the clock skips moves by as much as the clock does, even past midnight, and
 * is dropped if that is the time of another post. A day that the calendar skips has no times.
 */
export function* postTimes(schedule: SmmSchedule, after: Date): Generator<Date, void> {
  const start = after.getTime();
  for (const time of timesOf(schedule, after)) {
    if (time > start) yield new Date(time);
  }
}

/** The first items of a sequence that may be long. */
export function firstOf<Item>(items: Iterable<Item>, count: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === count) break;
    first.push(item);
  }
  return first;
}

function* timesOf(schedule: SmmSchedule, after: Date): Generator<number, void> {
  const { times, timeZone } = schedule;
  let pending: number[] = [];
  for (const day of daysOf(schedule, after)) {
    const midnight = day.toZonedDateTime(timeZone);
    if (!midnight.toPlainDate().equals(day)) continue;
    const isBefore = (time: number) => time < midnight.epochMilliseconds;
    yield* pending.filter(isBefore);
    const moved = pending.filter((time) => !isBefore(time));
    pending = ascending([
      ...moved,
      ...times.map((plainTime) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds),
    ]);
  }
  yield* pending;
}

/** The days of a schedule on which a time may be later than `after`. */
function* daysOf(
  { weekdays, startDate, endDate, timeZone }: SmmSchedule,
  after: Date,
): Generator<Temporal.PlainDate, void> {
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  // A time that the clock skips may move from yesterday to today.
  const first = latest(Temporal.PlainDate.from(startDate), today.subtract({ days: 1 }));
  const last = endDate === null ? first.add({ years: maxYears }) : Temporal.PlainDate.from(endDate);
  const chosen = new Set(weekdays);
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (chosen.has(day.dayOfWeek)) yield day;
  }
}

const latest = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;

const ascending = (times: readonly number[]): number[] =>
  [...new Set(times)].sort((one, other) => one - other);
