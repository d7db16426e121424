import type { SmmSchedule } from '@wordhoard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postTimes } from './post-times.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const buildSchedule = (overrides: Partial<SmmSchedule>): SmmSchedule => ({
  times: ['09:00'],
  weekdays: everyDay,
  startDate: '2026-03-01',
  endDate: null,
  timeZone: 'UTC',
  ...overrides,
});

const longAgo = new Date(0);
const post = (overrides: Partial<SmmSchedule>, after = longAgo): string[] =>
  [...postTimes(buildSchedule(overrides), after)].map((time) =>
    time.toISOString().replace(':00.000Z', 'Z'),
  );

describe('a schedule', () => {
  it('posts on its weekdays, from the first through the last day', () => {
    const days = { startDate: '2026-03-02', endDate: '2026-03-11', weekdays: [3, 1] };
    expect(post({ ...days, times: ['18:30', '09:00'] })).toEqual([
      '2026-03-02T09:00Z',
      '2026-03-02T18:30Z',
      '2026-03-04T09:00Z',
      '2026-03-04T18:30Z',
      '2026-03-09T09:00Z',
      '2026-03-09T18:30Z',
      '2026-03-11T09:00Z',
      '2026-03-11T18:30Z',
    ]);
  });

  it('continues after the last post', () => {
    const days = { startDate: '2026-03-01', endDate: '2026-03-03' };
    expect(post(days, new Date('2026-03-02T08:59:59.999Z'))).toEqual([
      '2026-03-02T09:00Z',
      '2026-03-03T09:00Z',
    ]);
    expect(post(days, new Date('2026-03-02T09:00Z'))).toEqual(['2026-03-03T09:00Z']);
    expect(post(days, new Date('2026-03-03T09:00Z'))).toEqual([]);
  });

  it('plans ten years without a last day', () => {
    const yearly = { startDate: '2024-02-29', weekdays: [4] };
    expect(post(yearly).at(-1)).toBe('2034-02-23T09:00Z');
    const later = post(yearly, new Date('2040-01-01'));
    expect([later.at(0), later.at(-1)]).toEqual(['2040-01-05T09:00Z', '2049-12-30T09:00Z']);
  });

  it('is planned no further than it is read', () => {
    const [first] = postTimes(buildSchedule({}), longAgo);
    expect(first).toEqual(new Date('2026-03-01T09:00Z'));
  });
});

describe('a clock change', () => {
  it('keeps the local time', () => {
    const days = { startDate: '2026-03-28', endDate: '2026-03-30' };
    expect(post({ ...days, timeZone: 'Europe/Berlin' })).toEqual([
      '2026-03-28T08:00Z',
      '2026-03-29T07:00Z',
      '2026-03-30T07:00Z',
    ]);
  });

  it.each([
    // Skipped: 02:30 becomes 03:30.
    ['Europe/Berlin', '2026-03-29', ['02:30'], ['01:30Z']],
    ['Europe/Berlin', '2026-03-29', ['02:30', '03:30'], ['01:30Z']],
    ['Europe/Berlin', '2026-03-29', ['02:30', '03:00'], ['01:00Z', '01:30Z']],
    ['America/New_York', '2026-03-08', ['02:00', '03:00'], ['07:00Z']],
    // Half an hour: 02:15 becomes 02:45.
    ['Australia/Lord_Howe', '2026-10-04', ['02:15', '02:30', '02:45'], ['15:30Z', '15:45Z']],
    // Twice: the earlier one.
    ['Europe/Berlin', '2026-10-25', ['02:30'], ['00:30Z']],
    ['America/New_York', '2026-11-01', ['01:30', '02:30'], ['05:30Z', '07:30Z']],
    ['Australia/Lord_Howe', '2026-04-05', ['01:45', '02:00'], ['14:45Z', '15:30Z']],
    // Daylight saving pauses in Ramadan.
    ['Africa/Casablanca', '2026-02-15', ['02:30'], ['01:30Z']],
    ['Africa/Casablanca', '2026-02-16', ['02:30'], ['02:30Z']],
    ['Asia/Kathmandu', '2026-03-29', ['09:00'], ['03:15Z']],
    // Midnight itself is skipped.
    ['Africa/Cairo', '2026-04-24', ['00:00', '00:30', '01:00'], ['22:00Z', '22:30Z']],
  ])('in %s on %s posts at %j once each: %j', (timeZone, day, times, expected) => {
    const posts = post({ timeZone, startDate: day, endDate: day, times });
    expect(posts.map((time) => time.slice(11))).toEqual(expected);
  });

  it('moves a skipped time past midnight, before the times of the next day', () => {
    const nuuk = { timeZone: 'America/Nuuk', times: ['00:00', '23:00', '23:45'] };
    const weekend = { startDate: '2026-03-28', endDate: '2026-03-29' };
    const posts = ['2026-03-28T02:00Z', '2026-03-29T01:00Z', '2026-03-29T01:45Z'];
    const sunday = ['2026-03-30T00:00Z', '2026-03-30T00:45Z'];
    expect(post({ ...nuuk, ...weekend })).toEqual([...posts, ...sunday]);
    expect(post({ ...nuuk, ...weekend, endDate: '2026-03-28' })).toEqual(posts);
    expect(post({ ...nuuk, ...weekend }, new Date('2026-03-29T01:00Z'))).toEqual([
      '2026-03-29T01:45Z',
      ...sunday,
    ]);
  });

  it('has no post on a day that the calendar skips', () => {
    const days = { timeZone: 'Pacific/Apia', startDate: '2011-12-28', endDate: '2012-01-07' };
    expect(post({ ...days, endDate: '2012-01-01' })).toEqual([
      '2011-12-28T19:00Z',
      '2011-12-29T19:00Z',
      '2011-12-30T19:00Z',
      '2011-12-31T19:00Z',
    ]);
    expect(post({ ...days, weekdays: [5] })).toEqual(['2012-01-05T19:00Z']);
  });
});

describe('the times of any schedule', () => {
  /** A schedule has up to 3,000 times. */
  const numRuns = 30;
  const timeZone = fc.oneof(
    fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
    fc.constantFrom('Pacific/Apia', 'Africa/Casablanca', 'Africa/Cairo', 'America/Nuuk', 'UTC'),
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  );
  const start = fc
    .date({ min: new Date('1980-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const timeOfDay = fc
    .tuple(fc.oneof(fc.nat(23), fc.constantFrom(0, 1, 2, 3, 23)), fc.constantFrom(0, 15, 30, 59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
  const anySchedule: fc.Arbitrary<SmmSchedule> = fc
    .record({
      times: fc.uniqueArray(timeOfDay, { minLength: 1, maxLength: 12 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      startDate: start,
      length: fc.nat(250),
      timeZone,
    })
    .map(({ length, ...rest }) => ({ ...rest, endDate: addDays(rest.startDate, length) }));

  it('are ascending, distinct and later than the given time', () => {
    fc.assert(
      fc.property(anySchedule, fc.nat(250), (schedule, days) => {
        const after = new Date(addDays(schedule.startDate, days));
        const times = [...postTimes(schedule, after)].map(Number);
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
        expect(times.filter((time) => time <= after.getTime())).toEqual([]);
        const all = [...postTimes(schedule, longAgo)].map(Number);
        expect(times).toEqual(all.filter((time) => time > after.getTime()));
      }),
      { numRuns },
    );
  });

  it('are each local time of each chosen day once, moved with the clock where it skips one', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const show = createClock(schedule.timeZone);
        const planned = new Set(listLocalTimes(schedule));
        const times = [...postTimes(schedule, longAgo)].map(Number);
        const exact = times.map(show).filter((local) => planned.has(local));
        expect(exact).toEqual([...new Set(exact)]);

        const skipped = [...planned].filter((local) => !exact.includes(local));
        for (const local of skipped) expect(isShown(local, show)).toBe(false);
        for (const time of times.filter((time) => !planned.has(show(time)))) {
          const [day = '', timeOfDay = ''] = show(time - dayLength).split(' ');
          expect(skipped).toContain(`${addDays(day, 1)} ${timeOfDay}`);
        }
      }),
      { numRuns },
    );
  });
});

function listLocalTimes({ times, weekdays, startDate, endDate }: SmmSchedule): string[] {
  const chosen: string[] = [];
  for (let day = startDate; day <= (endDate ?? ''); day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay() || 7;
    if (weekdays.includes(weekday)) chosen.push(...times.map((time) => `${day} ${time}`));
  }
  return chosen;
}

const dayLength = 24 * 60 * 60_000;

/** Whether a clock ever shows a local time. Since 1980, offsets are multiples of a quarter of an hour. */
function isShown(local: string, show: (time: number) => string): boolean {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  const offsets = Array.from({ length: 4 * 27 }, (_, index) => (index - 4 * 14) * 15 * 60_000);
  return offsets.some((offset) => show(asUtc + offset) === local);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Shows a time as a clock in the zone does: `2026-03-01 09:00`. */
function createClock(timeZone: string): (time: number) => string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return (time) => clock.format(time);
}

function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
