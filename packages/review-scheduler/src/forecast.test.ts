import { createCard, forecast, isDue, type ReviewCard, review } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, dayAfter } from '../test/any-history.ts';

const reviewed = review(createCard('2026-03-01'), 3, '2026-03-01');
const dueOn = (due: string): ReviewCard => ({ ...reviewed, due });

describe('the forecast', () => {
  it('[R36] counts cards by the day they are due, overdue ones today and new ones never', () => {
    const cards = ['2026-02-01', '2026-03-01', '2026-03-01', '2026-03-02', '2026-03-05'].map(dueOn);
    const counts = forecast([...cards, createCard('2026-03-01')], '2026-03-01', 4);
    expect(counts).toEqual([3, 1, 0, 0]);
  });

  it('[R36] of no days is empty', () => {
    expect(forecast([reviewed], '2026-03-01', 0)).toEqual([]);
  });

  it('[R36] of today is the number of due cards, and of all days that of all cards', () => {
    fc.assert(
      fc.property(fc.array(anyDay), fc.nat(800), (days, count) => {
        const cards = days.map(dueOn);
        const today = dayAfter(count);
        const counts = forecast(cards, today, 801);
        expect(counts[0]).toBe(cards.filter((card) => isDue(card, today)).length);
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(cards.length);
      }),
    );
  });
});
