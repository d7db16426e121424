import { progressPeriods } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActivityDay,
  addPeriods,
  bucketActivity,
  findFirstDay,
  findPeriodStart,
} from './activity.ts';

const nothing = { answered: 0, right: 0, saved: 0, known: 0, proved: 0 };

const day = fc
  .date({ min: new Date('2019-12-01'), max: new Date('2025-02-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const activityDay: fc.Arbitrary<ActivityDay> = fc.record({
  day,
  answered: fc.nat(50),
  right: fc.nat(50),
  saved: fc.nat(5),
  known: fc.nat(5),
  proved: fc.nat(5),
});
const days = fc.uniqueArray(activityDay, { selector: (one) => one.day, maxLength: 40 });
const period = fc.constantFrom(...progressPeriods);
const span = fc.record({ period, until: day, count: fc.integer({ min: 1, max: 60 }) });

describe('a period', () => {
  it.each([
    ['2026-03-01', 'day', '2026-03-01'],
    ['2026-03-01', 'week', '2026-02-23'],
    ['2026-03-02', 'week', '2026-03-02'],
    ['2027-01-01', 'week', '2026-12-28'],
    ['2024-02-29', 'month', '2024-02-01'],
  ] as const)('that contains %s, by the %s, begins on %s', (day, period, start) => {
    expect(findPeriodStart(day, period)).toBe(start);
  });

  it('starts where the previous one ends', () => {
    fc.assert(
      fc.property(day, period, (day, period) => {
        const next = addPeriods(findPeriodStart(day, period), period, 1);
        expect(findPeriodStart(next, period)).toBe(next);
        expect(findPeriodStart(addPeriods(next, 'day', -1), period)).toBe(
          findPeriodStart(day, period),
        );
      }),
    );
  });
});

describe('the buckets of a span', () => {
  it('are consecutive, up to the one that contains the last day', () => {
    fc.assert(
      fc.property(days, span, (days, span) => {
        const starts = bucketActivity(days, span).map(({ start }) => start);
        expect(starts).toHaveLength(span.count);
        expect(starts.at(-1)).toBe(findPeriodStart(span.until, span.period));
        for (const [index, start] of starts.slice(1).entries()) {
          expect(start).toBe(addPeriods(starts[index] ?? '', span.period, 1));
        }
      }),
    );
  });

  it('contain the activity of each day of the span once', () => {
    fc.assert(
      fc.property(days, span, (days, span) => {
        const within = days.filter(({ day }) => day >= findFirstDay(span) && day <= span.until);
        const sum = (rows: readonly { answered: number }[]) =>
          rows.reduce((total, { answered }) => total + answered, 0);
        expect(sum(bucketActivity(days, span))).toBe(sum(within));
      }),
    );
  });

  it('add up the days of a week', () => {
    const done = (day: string) => ({ ...nothing, day, answered: 2, known: 1 });
    const days = [done('2026-02-22'), done('2026-02-23'), done('2026-03-01'), done('2026-03-02')];
    expect(bucketActivity(days, { period: 'week', until: '2026-03-01', count: 2 })).toEqual([
      { ...nothing, start: '2026-02-16', answered: 2, known: 1 },
      { ...nothing, start: '2026-02-23', answered: 4, known: 2 },
    ]);
  });
});
