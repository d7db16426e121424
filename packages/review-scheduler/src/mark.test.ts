import {
  createCard,
  isKnown,
  type Mark,
  mark,
  type ReviewCard,
  review,
} from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../test/any-history.ts';

const newCard = createCard('2026-03-01');
const reviewed = review(newCard, 2, '2026-03-01');
const cards = [undefined, newCard, reviewed, review(reviewed, 1, '2026-03-02')];

function markOn(day: string, as: Mark, card?: ReviewCard): ReviewCard {
  const marked = mark(card, as, day);
  if (marked === undefined) throw new Error('The word has no card');
  return marked;
}

describe('the mark', () => {
  it('saved [R19] creates the card of a word that is unknown or known', () => {
    expect(mark(undefined, 'saved', '2026-03-05')).toEqual(createCard('2026-03-05'));
    const known = markOn('2026-03-02', 'known', reviewed);
    expect(mark(known, 'saved', '2026-03-05')).toEqual(createCard('2026-03-05'));
  });

  it('saved [R19] keeps the card of a word that is being learned', () => {
    expect(mark(newCard, 'saved', '2026-03-05')).toBe(newCard);
    expect(mark(reviewed, 'saved', '2026-03-05')).toBe(reviewed);
  });

  it('known [R20] of a word without a card is a memory of 21 days and of the usual difficulty', () => {
    expect(mark(undefined, 'known', '2026-03-05')).toEqual({
      due: '2026-03-26',
      stability: 21,
      difficulty: review(newCard, 3, '2026-03-01').difficulty,
      since: '2026-03-05',
      reviewedOn: null,
      lastRating: null,
      reviews: 0,
      lapses: 0,
    });
  });

  it('known [R20] keeps what else is known of a word', () => {
    const missed = review(reviewed, 1, '2026-03-02');
    expect(mark(missed, 'known', '2026-03-05')).toEqual({
      ...missed,
      due: '2026-03-26',
      stability: 21,
      since: '2026-03-05',
      lastRating: null,
    });
  });

  it('known [R20] does not shorten a longer memory, and lets it decay from the mark on', () => {
    const old = { ...reviewed, stability: 100, due: '2026-06-09' };
    expect(mark(old, 'known', '2026-05-01')).toMatchObject({
      stability: 100,
      since: '2026-05-01',
      due: '2026-08-09',
    });
  });

  it('proven [R21] is the same with 60 days', () => {
    expect(mark(undefined, 'proven', '2026-03-05')).toEqual({
      ...markOn('2026-03-05', 'known'),
      stability: 60,
      due: '2026-05-04',
    });
    expect(markOn('2026-03-05', 'proven', { ...reviewed, stability: 100 }).stability).toBe(100);
  });

  it.each(['known', 'proven'] as const)('%s [R20] [R21] makes every word known', (as) => {
    for (const card of cards) expect(isKnown(markOn('2026-03-05', as, card))).toBe(true);
  });

  it.each(['known', 'proven'] as const)('%s [R20] [R21] twice is the same as once', (as) => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...cards), (day, card) => {
        const once = mark(card, as, day);
        expect(mark(once, as, day)).toEqual(once);
      }),
    );
  });

  it('unknown [R22] removes the card', () => {
    for (const card of cards) expect(mark(card, 'unknown', '2026-03-05')).toBeUndefined();
  });
});

describe('an answer after a mark', () => {
  it('[R23] counts on the same day', () => {
    for (const as of ['saved', 'known', 'proven'] as const) {
      expect(review(markOn('2026-03-05', as), 1, '2026-03-05').lastRating).toBe(1);
    }
  });

  it('[R23] does not count if an answer of that day has counted before the mark', () => {
    const known = markOn('2026-03-01', 'known', reviewed);
    expect(review(known, 3, '2026-03-01')).toBe(known);
  });
});
