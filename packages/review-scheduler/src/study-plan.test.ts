import { type Day, forecastStudy, type StudyProgress } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

const anyProgress: fc.Arbitrary<StudyProgress> = fc.record({
  remaining: fc.nat(1_000),
  learnedToday: fc.nat(30),
  wordsPerDay: fc.integer({ min: 1, max: 20 }),
});
const anyDay = fc.nat(1_000).map(dayAfter);

/** Learns words today. */
const learn = ({ remaining, learnedToday, ...plan }: StudyProgress, count: number) => ({
  ...plan,
  remaining: remaining - count,
  learnedToday: learnedToday + count,
});

const tomorrow = (progress: StudyProgress) => ({ ...progress, learnedToday: 0 });

/** Learns the portion of each day until no word is left. */
function finishDay(progress: StudyProgress, start: Day): Day {
  let current = progress;
  for (let days = 0; ; days += 1) {
    const day = daysLater(start, days);
    current = learn(current, forecastStudy(current, day).leftToday);
    if (current.remaining === 0) return day;
    current = tomorrow(current);
  }
}

const daysLater = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

describe('a study plan', () => {
  it('[R42] asks for what is left of the portion of today', () => {
    const plan = { remaining: 42, wordsPerDay: 7 };
    const leftToday = (learnedToday: number, remaining = plan.remaining) =>
      forecastStudy({ ...plan, remaining, learnedToday }, '2026-11-24').leftToday;
    expect([0, 3, 7, 10].map((learned) => leftToday(learned))).toEqual([7, 4, 0, 0]);
    expect(leftToday(0, 4)).toBe(4);
    expect(leftToday(5, 0)).toBe(0);
  });

  it('[R43] finishes on the day on which the last word is learned', () => {
    const finishesOn = (remaining: number, learnedToday = 0) =>
      forecastStudy({ remaining, learnedToday, wordsPerDay: 7 }, '2026-11-24').finishesOn;
    expect(finishesOn(42)).toBe('2026-11-29');
    expect(finishesOn(43)).toBe('2026-11-30');
    expect(finishesOn(7)).toBe('2026-11-24');
    expect(finishesOn(7, 7)).toBe('2026-11-25');
  });

  it('[R43] finishes on the promised day if the portion of each day is learned', () => {
    fc.assert(
      fc.property(anyProgress, anyDay, (progress, today) => {
        expect(forecastStudy(progress, today).finishesOn).toBe(finishDay(progress, today));
      }),
    );
  });

  it('[R43] does not move while the portion of today is learned', () => {
    fc.assert(
      fc.property(anyProgress, anyDay, fc.nat(20), (progress, today, count) => {
        const { leftToday, finishesOn } = forecastStudy(progress, today);
        const after = learn(progress, Math.min(count, leftToday));
        expect(forecastStudy(after, today).finishesOn).toBe(finishesOn);
      }),
    );
  });

  it('[R44] finishes a day later after a day without words', () => {
    const anyUnfinished = anyProgress.filter(({ remaining }) => remaining > 0).map(tomorrow);
    fc.assert(
      fc.property(anyUnfinished, anyDay, (progress, today) => {
        const next = daysLater(today, 1);
        const { finishesOn } = forecastStudy(progress, today);
        expect(forecastStudy(progress, next).finishesOn).toBe(daysLater(finishesOn, 1));
      }),
    );
  });

  it('[R44] never finishes later because more words are learned', () => {
    fc.assert(
      fc.property(anyProgress, anyDay, fc.nat(1_000), (progress, today, count) => {
        const ahead = learn(progress, Math.min(count, progress.remaining));
        const { finishesOn } = forecastStudy(progress, today);
        expect(forecastStudy(ahead, today).finishesOn <= finishesOn).toBe(true);
      }),
    );
  });

  it('[R45] without words left finishes today', () => {
    const progress = { remaining: 0, learnedToday: 0, wordsPerDay: 7 };
    expect(forecastStudy(progress, '2026-11-24')).toEqual({
      leftToday: 0,
      finishesOn: '2026-11-24',
    });
  });

  it('[R46] refuses counts that are no whole numbers or too small', () => {
    const valid = { remaining: 1, learnedToday: 0, wordsPerDay: 1 };
    for (const invalid of [{ remaining: -1 }, { learnedToday: 0.5 }, { wordsPerDay: 0 }])
      expect(() => forecastStudy({ ...valid, ...invalid }, '2026-11-24')).toThrow(RangeError);
  });
});
