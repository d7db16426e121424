import { createCard, planBacklog, type ReviewCard, review } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../test/any-history.ts';

const today = dayAfter(100);

/** Words that were recalled once, a number of days ago, which makes them due two days later. */
function learned(count: number, daysAgo = 30): ReviewCard[] {
  const day = dayAfter(100 - daysAgo);
  return Array.from({ length: count }, () => review(createCard(day), 3, day));
}

const plan = (cards: readonly ReviewCard[], { reviewedToday = 0, usualPerDay = 10 } = {}) =>
  planBacklog({ cards, reviewedToday, usualPerDay }, today);

describe('a plan for a backlog', () => {
  it('[R61] asks for the words of a usual day, at least 40', () => {
    expect(plan(learned(200))?.perDay).toBe(40);
    expect(plan(learned(200), { usualPerDay: 61 })?.perDay).toBe(65);
  });

  it('[R62] exists while more is due than on two days', () => {
    expect(plan(learned(80))).toBeUndefined();
    expect(plan(learned(81))).toBeDefined();
    expect(plan(learned(20), { reviewedToday: 61 })).toBeDefined();
    expect(plan([], { reviewedToday: 100 })).toBeUndefined();
    expect(plan([...learned(80), createCard(dayAfter(0)), ...learned(9, 0)])).toBeUndefined();
  });

  it('[R63] asks for more if it would take longer than a year', () => {
    expect(plan(learned(8_000))?.perDay).toBeGreaterThan(40);
  });

  it('[R64] ends after the words that become due and those that come back', () => {
    const late = learned(110);
    const wellKnown = late.map((card) => ({ ...card, stability: 200 }));
    expect(plan(wellKnown)?.clearedOn).toBe(dayAfter(102));
    expect(plan(late)?.clearedOn).toBe(dayAfter(103));
    expect(plan([...late, ...learned(30, 0)])?.clearedOn).toBe(dayAfter(104));
  });

  it('[R65] has less left today with each word reviewed', () => {
    const left = [0, 15, 40, 60].map(
      (reviewedToday) => plan(learned(200 - reviewedToday), { reviewedToday })?.leftToday,
    );
    expect(left).toEqual([40, 25, 0, 0]);
  });

  it('[R62] [R63] [R64] has an end, and asks for no more than is due', () => {
    const anyCards = fc
      .array(fc.tuple(fc.nat(100), fc.nat(60)), { minLength: 1, maxLength: 20 })
      .map((groups) => groups.flatMap(([count, daysAgo]) => learned(count, daysAgo)));
    fc.assert(
      fc.property(anyCards, fc.nat(90), fc.nat(90), (cards, reviewedToday, usualPerDay) => {
        const due = cards.filter((card) => card.due <= today).length;
        const result = plan(cards, { reviewedToday, usualPerDay });
        const { perDay, leftToday, clearedOn } = result ?? {
          perDay: 0,
          leftToday: 0,
          clearedOn: '',
        };
        if (result === undefined) {
          expect(due === 0 || due + reviewedToday <= 2 * Math.max(40, usualPerDay + 4)).toBe(true);
          return;
        }
        expect(perDay % 5).toBe(0);
        expect(perDay).toBeGreaterThanOrEqual(Math.max(40, usualPerDay));
        expect(leftToday).toBe(Math.min(due, Math.max(0, perDay - reviewedToday)));
        expect(clearedOn > today && clearedOn <= dayAfter(465)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
