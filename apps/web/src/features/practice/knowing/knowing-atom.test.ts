import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import {
  knowingAtom,
  localDay,
  restoreKnowing,
  savedWordIdsAtom,
  setWordProgressAtom,
  wordProgress,
} from './knowing-atom.ts';

const saved = { status: 'saved', rightDays: 0 } as const;

it('has no progress for an unmarked word', () => {
  expect(wordProgress({}, 'apple')).toEqual({ status: 'unknown', rightDays: 0 });
  expect(wordProgress({}, 'constructor')).toEqual({ status: 'unknown', rightDays: 0 });
});

it('stores a mark and removes it again', () => {
  const store = createStore();
  store.set(setWordProgressAtom, { apple: saved });
  store.set(setWordProgressAtom, { pear: saved });
  store.set(setWordProgressAtom, { apple: { status: 'unknown', rightDays: 0 } });
  expect(store.get(knowingAtom)).toEqual({ pear: saved });
});

it('is restored as it was stored', () => {
  const record = { '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10': saved };
  expect(restoreKnowing(record)).toEqual(record);
});

it('drops invalid entries', () => {
  const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
  for (const junk of [{ x: saved }, { [id]: 7 }, { [id]: { status: 'saved' } }, { [id]: null }]) {
    expect(restoreKnowing(junk)).toEqual({});
  }
});

it.each([undefined, [], 7])('is empty if the stored value is %j', (stored) => {
  expect(restoreKnowing(stored)).toEqual({});
});

it('lists the words to learn, the latest mark first', () => {
  const store = createStore();
  store.set(setWordProgressAtom, { apple: saved });
  store.set(setWordProgressAtom, { pear: { status: 'known', rightDays: 0 } });
  store.set(setWordProgressAtom, { plum: saved });
  expect(store.get(savedWordIdsAtom)).toEqual(['plum', 'apple']);
  store.set(setWordProgressAtom, { apple: saved });
  expect(store.get(savedWordIdsAtom)).toEqual(['apple', 'plum']);
});

it('is the day in the learner’s time zone', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});
