import type { SmmSchedule } from '@wordhoard/contract';
import { Temporal } from 'temporal-polyfill';

/** How far a schedule without a last day is planned. */
const maxYears = 10;

/**
 * The times of a schedule that are later than `after`, in sortTimes order.
 *
 * Times are local: 09:00 stays 09:00 when daylight saving begins or ends. A time that exists twice is the
 * earlier one. A time that the clock skips moves by as much as the clock does, even past midnight, and
 * is dropped if that is the time of another post. A day that the calendar skips has no times.
 */
export function* postTimes(schedule: SmmSchedule, after: Date): Generator<Date, void> {
  const start = after.getTime();
  for (const time of generateTimes(schedule, after)) {
    if (time > start) yield new Date(time);
  }
}

function* generateTimes(schedule: SmmSchedule, after: Date): Generator<number, void> {
  const { times, timeZone } = schedule;
  let pending: number[] = [];
  for (const day of generateDays(schedule, after)) {
    const midnight = day.toZonedDateTime(timeZone);
    if (!midnight.toPlainDate().equals(day)) continue;
    const isBefore = (time: number) => time < midnight.epochMilliseconds;
    yield* pending.filter(isBefore);
    const moved = pending.filter((time) => !isBefore(time));
    const local = times.map(
      (plainTime) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds,
    );
    pending = [...new Set([...moved, ...local])].sort((one, other) => one - other);
  }
  yield* pending;
}

/** The days of a schedule on which a time may be later than `after`. */
function* generateDays(
  { weekdays, startDate, endDate, timeZone }: SmmSchedule,
  after: Date,
): Generator<Temporal.PlainDate, void> {
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  // A time that the clock skips may move from yesterday to today.
  const first = pickLatest(Temporal.PlainDate.from(startDate), today.subtract({ days: 1 }));
  const last = endDate === null ? first.add({ years: maxYears }) : Temporal.PlainDate.from(endDate);
  const chosen = new Set(weekdays);
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (chosen.has(day.dayOfWeek)) yield day;
  }
}

const pickLatest = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
