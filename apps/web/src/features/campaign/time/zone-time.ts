import { Temporal } from 'temporal-polyfill';

/** The day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: string): string =>
  zoned(timeZone, instant).toPlainDate().toString();

/** The time of day of an instant in a time zone, as `HH:MM`. */
export const timeIn = (timeZone: string, instant: string): string =>
  zoned(timeZone, instant).toPlainTime().toString({ smallestUnit: 'minute' });

const zoned = (timeZone: string, instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);

/** The instant of a local time. A time that daylight saving skips is moved behind the gap. */
export const toInstant = (timeZone: string, day: string, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).toInstant().toString();

/** The first instant of a month (`YYYY-MM`), and the first one after it. */
export function monthIn(timeZone: string, month: string): { from: string; before: string } {
  const start = Temporal.PlainDate.from(`${month}-01`);
  const toStart = (date: Temporal.PlainDate) =>
    date.toZonedDateTime(timeZone).toInstant().toString();
  return { from: toStart(start), before: toStart(start.add({ months: 1 })) };
}

/** The current instant, like those of the API. */
export const currentInstant = (): string => Temporal.Now.instant().toString();
