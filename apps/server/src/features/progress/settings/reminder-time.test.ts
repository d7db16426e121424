import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { localDay } from '../../review/learner-day.ts';
import { isReminderDue, nextReminder, type Reminder } from './reminder-time.ts';

const minute = 60_000;
const hourMilliseconds = 60 * minute;
const dayMilliseconds = 24 * hourMilliseconds;

const at = (time: string) => new Date(time);
const berlin = { timeZone: 'Europe/Berlin', dayEndsAt: 0, hour: 8, remindedOn: null };

/** The times of the reminders of some days, when the server looks for them all the time. */
function remindersFrom(
  start: Date,
  reminder: Omit<Reminder, 'remindedOn'>,
  { days, delay = 0 }: { days: number; delay?: number },
): { day: string; time: Date }[] {
  const reminders: { day: string; time: Date }[] = [];
  let remindedOn: string | null = null;
  let now = start;
  while (reminders.length < days) {
    const next = nextReminder(now, { ...reminder, remindedOn });
    now = new Date(next.getTime() + delay);
    if (!isReminderDue(now, { ...reminder, remindedOn })) continue;
    remindedOn = localDay(now, reminder);
    reminders.push({ day: remindedOn, time: now });
  }
  return reminders;
}

const listTimes = (timeZone: string, hour: number, start: string, dayEndsAt = 0): string[] =>
  remindersFrom(at(start), { timeZone, dayEndsAt, hour }, { days: 3 }).map(({ time }) =>
    Temporal.Instant.fromEpochMilliseconds(time.getTime())
      .toZonedDateTimeISO(timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never' }),
  );

describe('a reminder', () => {
  it('is due at its hour, and for three hours if the servers were down', () => {
    expect(isReminderDue(at('2026-03-01T06:59:59Z'), berlin)).toBe(false);
    expect(isReminderDue(at('2026-03-01T07:00Z'), berlin)).toBe(true);
    expect(isReminderDue(at('2026-03-01T10:00Z'), berlin)).toBe(true);
    expect(isReminderDue(at('2026-03-01T10:01Z'), berlin)).toBe(false);
  });

  it('is not due again on the day of the last one', () => {
    const reminded = { ...berlin, remindedOn: '2026-03-01' };
    expect(isReminderDue(at('2026-03-01T07:10Z'), reminded)).toBe(false);
    expect(isReminderDue(at('2026-03-02T07:10Z'), reminded)).toBe(true);
  });

  it('is not due late in the evening after midnight', () => {
    const late = { ...berlin, hour: 23 };
    expect(isReminderDue(at('2026-03-01T22:59Z'), late)).toBe(true);
    expect(isReminderDue(at('2026-03-01T23:01Z'), late)).toBe(false);
  });

  it('is the first of two equal hours', () => {
    expect(listTimes('Europe/Berlin', 2, '2026-10-24T10:00Z')).toEqual([
      '2026-10-25T02:00+02:00',
      '2026-10-26T02:00+01:00',
      '2026-10-27T02:00+01:00',
    ]);
  });

  it('is an hour later if the clock skips its hour', () => {
    expect(listTimes('Europe/Berlin', 2, '2026-03-28T00:00Z')).toEqual([
      '2026-03-28T02:00+01:00',
      '2026-03-29T03:00+02:00',
      '2026-03-30T02:00+02:00',
    ]);
  });

  it('is an hour earlier if the skipped hour is the last one of the day', () => {
    expect(listTimes('America/Nuuk', 23, '2026-03-27T12:00Z')).toEqual([
      '2026-03-27T23:00-02:00',
      '2026-03-28T22:00-02:00',
      '2026-03-29T23:00-01:00',
    ]);
  });

  it('is left out on a day that the calendar skips', () => {
    expect(listTimes('Pacific/Apia', 9, '2011-12-29T12:00Z')).toEqual([
      '2011-12-29T09:00-10:00',
      '2011-12-31T09:00+14:00',
      '2012-01-01T09:00+14:00',
    ]);
  });

  it('after midnight is one of the day that has not ended', () => {
    const night = { ...berlin, dayEndsAt: 4, hour: 1, remindedOn: '2026-02-28' };
    expect(localDay(at('2026-03-01T02:59Z'), night)).toBe('2026-02-28');
    expect(localDay(at('2026-03-01T03:00Z'), night)).toBe('2026-03-01');
    expect(isReminderDue(at('2026-03-01T00:00Z'), night)).toBe(false);
    expect(isReminderDue(at('2026-03-02T00:00Z'), night)).toBe(true);
  });

  it('is an hour earlier if the day ends with the skipped hour', () => {
    expect(listTimes('Europe/Berlin', 2, '2026-03-28T00:00Z', 3)).toEqual([
      '2026-03-28T02:00+01:00',
      '2026-03-29T01:00+01:00',
      '2026-03-30T02:00+02:00',
    ]);
  });

  it('comes once although a day begins twice', () => {
    expect(listTimes('America/St_Johns', 0, '2010-11-06T12:00Z')).toEqual([
      '2010-11-07T00:00-03:30',
      '2010-11-08T00:00-03:30',
      '2010-11-09T00:00-03:30',
    ]);
  });
});

const start = Date.parse('2005-01-01');
const end = Date.parse('2040-01-01');

/** The changes of the clock in a time zone. */
function findClockChanges(timeZone: string): number[] {
  const changes: number[] = [];
  let time: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
  while (time !== null && time.epochMilliseconds < end) {
    time = time.getTimeZoneTransition('next');
    if (time !== null) changes.push(time.epochMilliseconds);
  }
  return changes.filter((change) => change < end);
}

const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const hour = fc.integer({ min: 0, max: 23 });
const anyTime = fc.integer({ min: start, max: end });

/** A time within four days before a change of the clock, or any time where it never changes. */
const beforeClockChange = (zone: string): fc.Arbitrary<Date> => {
  const changes = findClockChanges(zone);
  const change = changes.length === 0 ? anyTime : fc.constantFrom(...changes);
  const before = fc.integer({ min: 0, max: 4 * dayMilliseconds });
  return fc.tuple(change, before).map(([time, ago]) => new Date(time - ago));
};
const moment = timeZone.chain((zone) =>
  fc.record({
    timeZone: fc.constant(zone),
    hour,
    dayEndsAt: fc.constantFrom(0, 4, 1, 2, 3, 12),
    now: fc.oneof(
      beforeClockChange(zone),
      anyTime.map((time) => new Date(time)),
    ),
  }),
);

describe('in any time zone', () => {
  it('reminds once on each day, however often the clock changes', () => {
    const delay = fc.integer({ min: 0, max: 15 * minute });
    fc.assert(
      fc.property(moment, delay, ({ now, ...reminder }, delay) => {
        const days = remindersFrom(now, reminder, { days: 8, delay }).map(({ day }) => day);
        const [first = ''] = days;
        const nights = reminder.hour < reminder.dayEndsAt ? 1 : 0;
        const expected = Array.from({ length: 9 }, (_, index) => addDays(first, index)).filter(
          (day) => exists(addDays(day, nights), reminder.timeZone),
        );
        expect(days).toEqual(expected.slice(0, 8));
      }),
      { numRuns: 100 },
    );
  });

  it('reminds on a day that begins twice, although the clock has gone back when it looks', () => {
    const gooseBay = { timeZone: 'America/Goose_Bay', dayEndsAt: 0, hour: 0 };
    const now = new Date('2005-10-29T02:59:59.999Z');
    const days = remindersFrom(now, gooseBay, { days: 3, delay: minute }).map(({ day }) => day);
    expect(days).toEqual(['2005-10-29', '2005-10-30', '2005-10-31']);
  });

  it('reminds at the hour, or within an hour of it where the clock skips it', () => {
    fc.assert(
      fc.property(moment, ({ now, ...reminder }) => {
        const time = nextReminder(now, { ...reminder, remindedOn: null });
        const local = Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(
          reminder.timeZone,
        );
        expect(Math.abs(local.hour + local.minute / 60 - reminder.hour)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is due at the next time and not earlier', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(moment, share, ({ now, ...rule }, share) => {
        const reminder = { ...rule, remindedOn: localDay(now, rule) };
        const next = nextReminder(now, reminder);
        const before = now.getTime() + Math.floor((next.getTime() - now.getTime()) * share);
        expect(isReminderDue(next, reminder)).toBe(true);
        expect(isReminderDue(new Date(before), reminder)).toBe(false);
      }),
    );
  });

  it('is at most two days away', () => {
    fc.assert(
      fc.property(moment, ({ now, ...rule }) => {
        const reminder = { ...rule, remindedOn: localDay(now, rule) };
        const wait = nextReminder(now, reminder).getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(2 * dayMilliseconds + hourMilliseconds);
      }),
    );
  });
});

const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** Whether the calendar of a time zone has a day. */
const exists = (day: string, timeZone: string): boolean =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toPlainDate().toString() === day;
