import { type Day, findStreak, type Streak } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

/** The streaks of a calendar such as `##.#b`: `#` for a day with practice, `b` for one of a break, `B` for both. Its last day is today. */
function streakIn(calendar: string): Omit<Streak, 'restDays'> & { restDays: number[] } {
  const today = dayAfter(calendar.length - 1);
  const breaks = daysIn(calendar, /[bB]/).map((day) => ({ from: day, until: day }));
  const { restDays, ...streak } = findStreak(daysIn(calendar, /[#B]/), today, breaks);
  return { ...streak, restDays: restDays.map((day) => daysSinceStart(day)) };
}

function daysIn(calendar: string, kind: RegExp): Day[] {
  return [...calendar].flatMap((day, index) => (kind.test(day) ? [dayAfter(index)] : []));
}

function daysSinceStart(day: Day): number {
  return (Date.parse(day) - Date.parse(dayAfter(0))) / 86_400_000;
}

describe('a streak', () => {
  it('[R37] counts days with practice in a row', () => {
    expect(streakIn('###')).toEqual({ current: 3, longest: 3, isTodayActive: true, restDays: [] });
  });

  it('[R37] does not exist without practice', () => {
    expect(findStreak([], '2026-03-01')).toEqual({
      current: 0,
      longest: 0,
      isTodayActive: false,
      restDays: [],
    });
  });

  it('[R37] goes on across the end of a year and a leap day', () => {
    expect(findStreak(['2027-12-31', '2028-01-01'], '2028-01-01').current).toBe(2);
    expect(findStreak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
    expect(findStreak(['2027-02-28', '2027-03-01'], '2027-03-01').restDays).toEqual([]);
    expect(findStreak(['2028-02-28', '2028-03-01'], '2028-03-01').restDays).toEqual(['2028-02-29']);
  });

  it('[R38] is not ended by today before it is over', () => {
    expect(streakIn('###.')).toEqual({
      current: 3,
      longest: 3,
      isTodayActive: false,
      restDays: [],
    });
  });

  it('[R39] survives a missed day, which does not count', () => {
    expect(streakIn('##.##')).toMatchObject({ current: 4, longest: 4, restDays: [2] });
  });

  it('[R39] survives yesterday, even though today is still to come', () => {
    expect(streakIn('###..')).toMatchObject({ current: 3, restDays: [3] });
  });

  it('[R39] ends with two missed days in a row', () => {
    expect(streakIn('###..#')).toMatchObject({ current: 1, longest: 3, restDays: [] });
    expect(streakIn('###...')).toMatchObject({ current: 0, longest: 3, restDays: [] });
  });

  it('[R39] survives missed days that are a week apart', () => {
    expect(streakIn('#.######.#')).toMatchObject({ current: 8, restDays: [1, 8] });
  });

  it('[R40] after a second missed day in 7 days goes back to the first of them', () => {
    expect(streakIn('###.#####.#')).toMatchObject({ current: 6, longest: 8, restDays: [9] });
    expect(streakIn('###.#####..')).toMatchObject({ current: 5, longest: 8, restDays: [9] });
  });

  it('[R41] takes days in any order, more than once and after today', () => {
    const days = ['2026-03-02', '2026-03-01', '2026-03-02', '2026-03-04'];
    expect(findStreak(days, '2026-03-02')).toEqual({
      current: 2,
      longest: 2,
      isTodayActive: true,
      restDays: [],
    });
  });

  it('[R37] [R38] [R39] [R40] is the longest period of which any 7 days have at most one missed', () => {
    const anyCalendar = fc
      .array(fc.constantFrom('#', '#', '#', '.'), { minLength: 1, maxLength: 40 })
      .map((days) => days.join(''));
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        expect(streakIn(calendar)).toEqual(searchIn(calendar));
      }),
      { numRuns: 500 },
    );
  });

  it('[R59] goes on after a break, whose days do not count', () => {
    expect(streakIn('###bbbbbb##')).toMatchObject({ current: 5, longest: 5, restDays: [] });
    expect(streakIn('###bbb')).toMatchObject({ current: 3, isTodayActive: false });
    expect(streakIn('###bb..')).toMatchObject({ current: 3, restDays: [5] });
    expect(streakIn('##.bb.##')).toMatchObject({ current: 2, longest: 2 });
  });

  it('[R59] counts practice on a day of a break', () => {
    expect(streakIn('##bBb#')).toMatchObject({ current: 4, isTodayActive: true });
    expect(streakIn('##bB')).toMatchObject({ current: 3, isTodayActive: true });
  });

  it('[R60] takes breaks that overlap, are still to come, or have no days', () => {
    const breaks = [
      { from: '2026-03-03', until: '2026-04-20' },
      { from: '2026-03-02', until: '2026-03-04' },
      { from: '2026-02-28', until: '2026-02-20' },
    ];
    expect(findStreak(['2026-03-01', '2026-03-05'], '2026-03-10', breaks)).toEqual({
      current: 2,
      longest: 2,
      isTodayActive: false,
      restDays: [],
    });
  });

  it('[R59] is that of a calendar without the days of breaks', () => {
    const anyCalendar = fc
      .array(fc.constantFrom('#', '#', '#', '.', 'b', 'B'), { minLength: 1, maxLength: 40 })
      .map((days) => `${days.join('')}#`);
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        const { restDays, ...streak } = streakIn(calendar);
        const without = searchIn(calendar.replaceAll('b', '').replaceAll('B', '#'));
        expect({ ...streak, restDays: restDays.length }).toEqual({
          ...without,
          restDays: without.restDays.length,
        });
        for (const day of restDays) expect(calendar[day]).toBe('.');
      }),
      { numRuns: 500 },
    );
  });
});

/** Finds the streaks by trying every period. */
function searchIn(calendar: string): ReturnType<typeof streakIn> {
  const isTodayActive = calendar.endsWith('#');
  const end = isTodayActive ? calendar.length : calendar.length - 1;
  const periods = Array.from({ length: end }, (_, to) =>
    Array.from({ length: to + 1 }, (__, from) => ({ from, to: to + 1 })),
  ).flat();
  const streaks = periods
    .filter(({ from, to }) => calendar[from] === '#' && isStreak(calendar.slice(from, to)))
    .map(({ from, to }) => ({
      from,
      to,
      length: calendar.slice(from, to).replaceAll('.', '').length,
    }))
    .sort((one, other) => other.length - one.length);
  const current = streaks.find(({ to }) => to === end);
  const missed = [...calendar].flatMap((day, index) => (day === '.' ? [index] : []));
  return {
    current: current?.length ?? 0,
    longest: streaks[0]?.length ?? 0,
    isTodayActive,
    restDays: current ? missed.filter((day) => day >= current.from && day < end) : [],
  };
}

function isStreak(period: string): boolean {
  return Array.from(period, (_, start) => period.slice(start, start + 7)).every(
    (week) => week.split('.').length <= 2,
  );
}
