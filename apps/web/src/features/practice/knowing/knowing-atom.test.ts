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

it('knows nothing of a word that was never marked', () => {
  expect(wordProgress({}, 'apple')).toEqual({ status: 'unknown', rightDays: 0 });
  expect(wordProgress({}, 'constructor')).toEqual({ status: 'unknown', rightDays: 0 });
});

it('remembers a mark and forgets one that is taken away', () => {
  const store = createStore();
  store.set(setWordProgressAtom, 'apple', saved);
  store.set(setWordProgressAtom, 'pear', saved);
  store.set(setWordProgressAtom, 'apple', { status: 'unknown', rightDays: 0 });
  expect(store.get(knowingAtom)).toEqual({ pear: saved });
});

it('is restored as it was kept', () => {
  const record = { '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10': saved };
  expect(restoreKnowing(JSON.stringify(record))).toEqual(record);
});

it('leaves out what is of no use', () => {
  const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
  for (const junk of [{ x: saved }, { [id]: 7 }, { [id]: { status: 'saved' } }, { [id]: null }]) {
    expect(restoreKnowing(JSON.stringify(junk))).toEqual({});
  }
});

it.each([null, '', '{', 'null', '[]', '7'])('is empty where the storage holds %j', (stored) => {
  expect(restoreKnowing(stored)).toEqual({});
});

it('lists the words to learn, the one marked last first', () => {
  const store = createStore();
  store.set(setWordProgressAtom, 'apple', saved);
  store.set(setWordProgressAtom, 'pear', { status: 'known', rightDays: 0 });
  store.set(setWordProgressAtom, 'plum', saved);
  expect(store.get(savedWordIdsAtom)).toEqual(['plum', 'apple']);
  store.set(setWordProgressAtom, 'apple', saved);
  expect(store.get(savedWordIdsAtom)).toEqual(['apple', 'plum']);
});

it('is the day of the learner’s own calendar, whatever day it is in Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});
