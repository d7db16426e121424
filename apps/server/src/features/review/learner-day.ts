import { Temporal } from 'temporal-polyfill';

/** What the days of a learner depend on. */
export interface Calendar {
  timeZone: string;
  /** The local hour at which a day ends and the next one starts. */
  dayEndsAt: number;
}

/** The learner's day, as `2026-03-01`. */
export const localDay = (now: Date, calendar: Calendar): string => dayAt(now, calendar).toString();

export function dayAt(now: Date, { timeZone, dayEndsAt }: Calendar): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return findDay(instant.toZonedDateTimeISO(timeZone), dayEndsAt);
}

export function findDay(time: Temporal.ZonedDateTime, dayEndsAt: number): Temporal.PlainDate {
  const date = time.toPlainDate();
  return time.hour < dayEndsAt ? date.subtract({ days: 1 }) : date;
}
