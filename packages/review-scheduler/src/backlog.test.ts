import { planBacklog } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

const today = dayAfter(0);

const plan = (forecast: readonly number[], { reviewedToday = 0, usualPerDay = 10 } = {}) =>
  planBacklog({ forecast, reviewedToday, usualPerDay }, today);

const anyWorkload = fc.record({
  forecast: fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.nat(200), fc.nat(200), fc.nat(200)),
  reviewedToday: fc.nat(300),
  usualPerDay: fc.nat(300),
});

describe('a plan for a backlog', () => {
  it('[R61] takes at least 20 words for a usual day', () => {
    expect(plan([41])?.perDay).toBe(20);
    expect(plan([100], { usualPerDay: 31 })?.perDay).toBe(35);
  });

  it('[R62] exists while more is due than on two days', () => {
    expect(plan([40, 30, 30])).toBeUndefined();
    expect(plan([100], { usualPerDay: 50 })).toBeUndefined();
    expect(plan([10], { reviewedToday: 31 })).toBeDefined();
    expect(plan([0], { reviewedToday: 100 })).toBeUndefined();
  });

  it('[R63] has the words of a usual day, or up to 40 to clear it in 30 days', () => {
    const forecast = [1334, ...Array.from({ length: 13 }, () => 2)];
    expect(plan(forecast)).toMatchObject({ perDay: 40, leftToday: 40 });
    expect(plan([400, 0])).toMatchObject({ perDay: 20 });
    expect(plan([600, 0])).toMatchObject({ perDay: 30, clearedOn: dayAfter(26) });
    expect(plan(forecast, { usualPerDay: 100 })?.perDay).toBe(100);
  });

  it('[R63] is faster than words come in', () => {
    expect(plan([400, 44, 44])).toMatchObject({ perDay: 60 });
  });

  it('[R64] ends after the words that come in and those that come back', () => {
    expect(plan([80, 0, 0])?.clearedOn).toBe(dayAfter(4));
    expect(plan([80, 15, 15, 15, 0, 0, 0, 0, 0])?.clearedOn).toBe(dayAfter(7));
  });

  it('[R65] stays the same while the learner reviews', () => {
    const counts = [0, 15, 40, 60].map((reviewedToday) =>
      plan([400 - reviewedToday], { reviewedToday }),
    );
    expect(counts.map((one) => one?.perDay)).toEqual([20, 20, 20, 20]);
    expect(counts.map((one) => one?.leftToday)).toEqual([20, 5, 0, 0]);
  });

  it('[R62] [R63] [R64] has an end, and asks for no more than is due', () => {
    fc.assert(
      fc.property(anyWorkload, (workload) => {
        const { forecast, reviewedToday, usualPerDay } = workload;
        const result = planBacklog(workload, today);
        if (result === undefined) {
          expect(forecast[0] + reviewedToday).toBeLessThanOrEqual(
            2 * Math.max(20, usualPerDay + 4),
          );
          return;
        }
        expect(result.perDay % 5).toBe(0);
        expect(result.perDay).toBeGreaterThanOrEqual(Math.max(20, usualPerDay));
        expect(result.leftToday).toBeLessThanOrEqual(Math.min(forecast[0], result.perDay));
        expect(result.clearedOn >= today).toBe(true);
      }),
    );
  });

  it('[R64] ends no later with fewer words due, if as many are planned', () => {
    fc.assert(
      fc.property(anyWorkload, fc.nat(50), (workload, fewer) => {
        const [due, ...coming] = workload.forecast;
        const result = planBacklog(workload, today);
        const later = planBacklog({ ...workload, forecast: [due - fewer, ...coming] }, today);
        if (result?.perDay !== later?.perDay) return;
        expect((later?.clearedOn ?? '') <= (result?.clearedOn ?? '')).toBe(true);
      }),
    );
  });
});
