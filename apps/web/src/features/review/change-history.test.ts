import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { changeHistoriesAtom, deriveCardsAtom, schedulerAtom } from './change-history.ts';
import { listOwnWordIds } from './own-words.ts';
import { reviewsAtom } from './review-history.ts';
import * as scheduler from './scheduler.ts';

const day = (number: number) => `2026-03-${`${number}`.padStart(2, '0')}`;
const on = (number: number) => ({ at: `${day(number)}T12:00:00.000Z`, day: day(number) });

function setUp({ isLoaded = true } = {}) {
  const store = createStore();
  store.set(reviewsAtom, {});
  store.set(schedulerAtom, isLoaded ? scheduler : undefined);
  const change = (wordId: string, reviews: object, langCode = 'de') =>
    store.set(changeHistoriesAtom, [{ wordId, langCode, ...reviews }]);
  const card = (wordId: string) => store.get(reviewsAtom)[wordId]?.card;
  const own = (knowing: Parameters<typeof listOwnWordIds>[1]['knowing'], today = day(1)) =>
    listOwnWordIds(store.get(reviewsAtom), { knowing, langCode: 'de', today });
  return { store, change, card, own };
}

describe('changing a history', () => {
  it('schedules the word, until the answer is undone', () => {
    const { store, change, card } = setUp();
    const first = { ...on(1), rating: 3 };
    const second = { ...on(3), rating: 3 };
    change('Apfel', { added: [first] });
    const before = card('Apfel');
    expect(before).toMatchObject({ due: day(3), reviews: 1 });
    change('Apfel', { added: [second] });
    expect(card('Apfel')).toMatchObject({ due: day(14), reviews: 2 });
    change('Apfel', { removed: [second] });
    expect(card('Apfel')).toEqual(before);
    change('Apfel', { removed: [first] });
    expect(store.get(reviewsAtom)).toEqual({});
  });

  it('keeps later marks when an answer is undone', () => {
    const { change, own } = setUp();
    const answer = { ...on(1), rating: 1 };
    change('Apfel', { added: [answer] });
    change('Apfel', { added: [{ ...on(2), mark: 'known' }] });
    change('Apfel', { removed: [answer] });
    expect(own('known')).toEqual(['Apfel']);
  });

  it('sorts what arrives late', () => {
    const { store, change } = setUp();
    change('Apfel', { added: [{ ...on(2), mark: 'known' }] });
    change('Apfel', { added: [{ ...on(1), rating: 1 }] });
    expect(store.get(reviewsAtom)['Apfel']?.reviews).toMatchObject([
      { rating: 1 },
      { mark: 'known' },
    ]);
  });

  it('replaces an answer that is graded again', () => {
    const { store, change } = setUp();
    change('Apfel', { added: [{ ...on(1), rating: 1 }] });
    change('Apfel', { removed: [{ ...on(1), rating: 1 }], added: [{ ...on(1), rating: 2 }] });
    expect(store.get(reviewsAtom)['Apfel']?.reviews).toEqual([{ ...on(1), rating: 2 }]);
  });

  it('derives cards once the scheduler is loaded', () => {
    const { store, change, card } = setUp({ isLoaded: false });
    change('Apfel', { added: [{ ...on(1), rating: 3 }] });
    change('Birne', { added: [{ ...on(1), mark: 'unknown' }] });
    expect(card('Apfel')).toBeUndefined();
    store.set(schedulerAtom, scheduler);
    store.set(deriveCardsAtom);
    expect(card('Apfel')).toMatchObject({ due: day(3) });
    expect(card('Birne')).toBeNull();
  });
});

describe('the own words of a visitor', () => {
  it('are listed by what they need, the latest changed first', () => {
    const { change, own } = setUp();
    change('new', { added: [{ ...on(1), mark: 'saved' }] });
    change('right', { added: [{ ...on(1), rating: 3 }] });
    change('wrong', { added: [{ ...on(1), rating: 1 }] });
    change('known', { added: [{ ...on(1), mark: 'known' }] });
    change('unmarked', { added: [{ ...on(1), mark: 'unknown' }] });
    change('English', { added: [{ ...on(1), mark: 'saved' }] }, 'en');
    expect(own('saved')).toEqual(['wrong', 'right', 'new']);
    expect(own('known')).toEqual(['known']);
    expect(own('new')).toEqual(['new']);
    expect([own('missed'), own('weak')]).toEqual([['wrong'], ['wrong']]);
    expect([own('due'), own('due', day(2)), own('due', day(31))]).toEqual([
      [],
      ['wrong'],
      ['known', 'wrong', 'right'],
    ]);
    change('new', { added: [{ ...on(2), mark: 'saved' }] });
    expect(own('saved')).toEqual(['new', 'wrong', 'right']);
  });

  it('may be of any language if it is not known', () => {
    const { change, own } = setUp();
    change('Apfel', { added: [{ ...on(1), mark: 'saved' }] }, '');
    expect(own('saved')).toEqual(['Apfel']);
    change('Apfel', { added: [{ ...on(2), rating: 3 }] }, 'en');
    expect(own('saved')).toEqual([]);
  });
});
