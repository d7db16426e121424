import { replay } from '@wordhoard/review-scheduler';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { getWordStatus, restoreReviews } from './review-history.ts';

const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const answer = { at: '2026-03-01T12:00:00.000Z', day: '2026-03-01', rating: 3 } as const;
const history = { langCode: 'de', reviews: [answer] };
const scheduled = { ...history, card: replay([answer]) ?? null };

describe('a stored history', () => {
  it('is read when the page opens', async () => {
    const record = { [id]: scheduled };
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'wordhoard.reviews' ? JSON.stringify(record) : null),
    });
    const { reviewsAtom } = await import('./review-history.ts');
    vi.unstubAllGlobals();
    expect(createStore().get(reviewsAtom)).toEqual(record);
  });

  it('is restored as it was stored', () => {
    const mark = { at: '2026-03-02T12:00:00.000Z', day: '2026-03-02', mark: 'unknown' } as const;
    const record = { [id]: scheduled };
    const unmarked = { [id]: { langCode: 'de', reviews: [answer, mark], card: null } };
    expect(restoreReviews(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(restoreReviews(unmarked)).toEqual(unmarked);
    expect(restoreReviews({ [id]: history })).toEqual({ [id]: history });
  });

  it('may be practice only, of a word that is still unknown', () => {
    const practised = {
      langCode: 'de',
      reviews: [{ at: answer.at, day: answer.day, practice: 3 }],
    };
    const { [id]: restored } = restoreReviews({ [id]: practised });
    expect(restored).toEqual(practised);
    expect(getWordStatus(restored)).toBe('unknown');
  });

  it.each([undefined, [], 7, { x: scheduled }, { [id]: null }, { [id]: { langCode: 'de' } }])(
    'is dropped if it is %j',
    (stored) => {
      expect(restoreReviews(stored)).toEqual({});
    },
  );

  it.each([
    { at: 'yesterday' },
    { day: '2026-02-30' },
    { day: 'today' },
    { rating: 5 },
    { rating: undefined, mark: 'forgotten' },
  ])('is dropped with a review that has %j', (damage) => {
    expect(restoreReviews({ [id]: { ...history, reviews: [{ ...answer, ...damage }] } })).toEqual(
      {},
    );
  });

  it.each([{ due: 'soon' }, { stability: 'high' }, { lastRating: 9 }, { reviews: undefined }])(
    'loses a card that has %j, so that it is derived again',
    (damage) => {
      const card = { ...scheduled.card, ...damage };
      expect(restoreReviews({ [id]: { ...history, card } })).toEqual({ [id]: history });
    },
  );
});

describe('a history without a card', () => {
  it.each([
    ['saved', 'saved'],
    ['known', 'known'],
    ['proven', 'known'],
    ['unknown', 'unknown'],
  ] as const)('has after the mark “%s” the status %s', (mark, status) => {
    const reviews = [answer, { ...answer, rating: undefined, mark }];
    expect(getWordStatus({ langCode: 'de', reviews })).toBe(status);
  });

  it('is to be learned after an answer', () => {
    expect(getWordStatus(history)).toBe('saved');
  });
});
