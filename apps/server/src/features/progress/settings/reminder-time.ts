import { Temporal } from 'temporal-polyfill';
import { type Calendar, dayAt, findDay } from '../../review/learner-day.ts';

export interface Reminder extends Calendar {
  /** The local hour of the reminder. */
  hour: number;
  /** The last day with a reminder. */
  remindedOn: string | null;
}

/** A reminder that would be later than this is left out. */
const maxLatenessMilliseconds = 3 * 60 * 60 * 1_000;

/** Whether to remind a learner now: once on each of their days, at the hour or soon after it. */
export function isReminderDue(now: Date, reminder: Reminder): boolean {
  const today = dayAt(now, reminder);
  if (isRemindedOn(today, reminder)) return false;
  const time = timeOn(today, reminder)?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const lateness = now.getTime() - time;
  return lateness >= 0 && lateness <= maxLatenessMilliseconds;
}

/** The next time after `now` at which a reminder becomes due. */
export function nextReminder(now: Date, reminder: Reminder): Date {
  let day = dayAt(now, reminder);
  for (;;) {
    const time = timeOn(day, reminder)?.epochMilliseconds ?? 0;
    if (time > now.getTime() && !isRemindedOn(day, reminder)) return new Date(time);
    day = day.add({ days: 1 });
  }
}

/** Days are compared by order: where clocks are set back when a day ends, the next one may begin twice. */
const isRemindedOn = (day: Temporal.PlainDate, { remindedOn }: Reminder): boolean =>
  remindedOn !== null && day.toString() <= remindedOn;

/**
 * The hour on a day. An hour that exists twice is the first one, unless the clock goes back to the day before
 * after it. One that the clock skips is the hour after it, or the hour before it if the next day begins there.
 * Undefined on a day that the calendar skips.
 */
function timeOn(day: Temporal.PlainDate, { timeZone, hour, dayEndsAt }: Reminder) {
  const date = hour < dayEndsAt ? day.add({ days: 1 }) : day;
  const local = date.toPlainDateTime({ hour });
  for (const disambiguation of ['compatible', 'earlier'] as const) {
    const time = local.toZonedDateTime(timeZone, { disambiguation });
    if (findDay(time, dayEndsAt).equals(day)) return afterReturn(time, dayEndsAt);
  }
  return undefined;
}

/** The second time of the same hour, if the clock goes back to the day before in between; else the time itself. */
function afterReturn(time: Temporal.ZonedDateTime, dayEndsAt: number): Temporal.ZonedDateTime {
  const again = time
    .toPlainDateTime()
    .toZonedDateTime(time.timeZoneId, { disambiguation: 'later' });
  if (again.equals(time)) return time;
  const change = time.getTimeZoneTransition('next');
  const leavesDay =
    change !== null &&
    Temporal.PlainDate.compare(findDay(change, dayEndsAt), findDay(time, dayEndsAt)) < 0;
  return leavesDay ? again : time;
}
