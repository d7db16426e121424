import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettingsAtom } from '../settings/settings-atom.ts';
import { addDays, dayAtAtom, daysBetween, findDayEnd, localDay } from './local-day.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the day of a learner', () => {
  it('is the date, and until the hour at which a day ends, the date before', () => {
    const daysAt = (hour: number, minute: number) =>
      [0, 4, 12].map((end) => localDay(new Date(2026, 0, 1, hour, minute), end));
    expect(daysAt(0, 40)).toEqual(['2026-01-01', '2025-12-31', '2025-12-31']);
    expect(daysAt(3, 59)).toEqual(['2026-01-01', '2025-12-31', '2025-12-31']);
    expect(daysAt(4, 0)).toEqual(['2026-01-01', '2026-01-01', '2025-12-31']);
    expect(daysAt(23, 30)).toEqual(['2026-01-01', '2026-01-01', '2026-01-01']);
  });

  it.each([
    ['begins', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z', '2026-03-28'],
    ['ends', '2026-10-25T02:59:59Z', '2026-10-25T03:00:00Z', '2026-10-24'],
  ])(
    'ends at the hour of the clock in the night in which summer time %s',
    (_, last, first, day) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      expect(localDay(new Date(last), 4)).toBe(day);
      expect(localDay(new Date(first), 4)).toBe(addDays(day, 1));
    },
  );

  it('never goes back in a night in which the clock does', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe');
    const start = Date.parse('2026-01-01');
    const hours = fc.integer({ min: 0, max: 365 * 24 });
    fc.assert(
      fc.property(zone, hours, fc.integer({ min: 1, max: 12 }), (timeZone, hour, end) => {
        vi.stubEnv('TZ', timeZone);
        const [before, after] = [0, 30].map((minutes) =>
          localDay(new Date(start + hour * 3_600_000 + minutes * 60_000), end),
        );
        expect(before && after && daysBetween(before, after)).toBeOneOf([0, 1]);
      }),
    );
  });

  it('ends at the next time at which the clock shows the hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 * 400 }),
        fc.integer({ min: 0, max: 12 }),
        (hour, end) => {
          const time = new Date(2026, 0, 1, hour, 30);
          const dayEnd = findDayEnd(time, end);
          expect(localDay(new Date(dayEnd - 1), end)).toBe(localDay(time, end));
          expect(localDay(new Date(dayEnd), end)).toBe(addDays(localDay(time, end), 1));
        },
      ),
    );
  });

  it('follows the clock of the place to which the learner flies', () => {
    const landing = new Date('2026-03-07T06:30:00Z');
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(localDay(landing, 4)).toBe('2026-03-07');
    vi.stubEnv('TZ', 'America/New_York');
    expect(localDay(landing, 4)).toBe('2026-03-06');
  });

  it('ends at four unless the learner has chosen another hour', () => {
    const store = createStore();
    const saturday = new Date(2026, 1, 28, 0, 40);
    expect(store.get(dayAtAtom)(saturday)).toBe('2026-02-27');
    store.set(changeSettingsAtom, { dayEndsAt: 0 });
    expect(store.get(dayAtAtom)(saturday)).toBe('2026-02-28');
  });
});

it('counts calendar days', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
});
