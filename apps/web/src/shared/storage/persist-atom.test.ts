import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStorage } from './key-value-storage.ts';
import { persistAtom } from './persist-atom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function persistCounter(delay: number) {
  const store = createStore();
  const counter = atom(0);
  const storage = openStorage(() => {
    throw new Error('cookies are blocked');
  }, new EventTarget());
  const flush = persistAtom({ store, atom: counter, storage, key: 'counter', delay });
  return {
    flush,
    set: (value: number) => store.set(counter, value),
    saved: () => storage.getItem('counter'),
  };
}

it('saves once, after the last of several changes', () => {
  const { set, saved } = persistCounter(1000);
  set(1);
  vi.advanceTimersByTime(900);
  set(2);
  vi.advanceTimersByTime(900);
  expect(saved()).toBeNull();
  vi.advanceTimersByTime(100);
  expect(saved()).toBe('2');
});

it('saves what still waits when the page goes away', () => {
  const { set, saved, flush } = persistCounter(1000);
  set(7);
  flush();
  expect(saved()).toBe('7');
});

it('saves nothing when nothing has changed', () => {
  const { saved, flush } = persistCounter(1000);
  flush();
  expect(saved()).toBeNull();
});

it('shows what another tab has saved, and does not save it again', () => {
  const store = createStore();
  const counter = atom(0);
  const events = new EventTarget();
  const storage = openStorage(() => {
    throw new Error('cookies are blocked');
  }, events);
  persistAtom({ store, atom: counter, storage, key: 'counter', delay: 0, restore: Number });
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'counter', newValue: '5' }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'other', newValue: '9' }));
  vi.advanceTimersByTime(100);
  expect(store.get(counter)).toBe(5);
  expect(storage.getItem('counter')).toBeNull();
});
