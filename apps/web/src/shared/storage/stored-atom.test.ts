import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage, storedAtom } from './stored-atom.ts';

/** The browser's storage and events of a page. */
class FakePage extends EventTarget {
  readonly stored = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => this.stored.set(key, value),
    removeItem: (key: string) => this.stored.delete(key),
  };
  /** What another tab writes. */
  writeElsewhere(key: string, newValue: string): void {
    this.stored.set(key, newValue);
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const numberAtom = (key: string, isShared = false) =>
  storedAtom({ key, area: 'local', restore: (stored) => Number(stored ?? 0), isShared });

describe('a stored atom', () => {
  it('starts with the stored value and stores each change', () => {
    page.stored.set('begins', '5');
    const counter = numberAtom('begins');
    const store = createStore();
    expect(store.get(counter)).toBe(5);
    store.set(counter, 7);
    expect(page.stored.get('begins')).toBe('7');
  });

  it.each(['', '{', 'null', 'undefined'])('takes its default for the stored text “%s”', (text) => {
    page.stored.set('default', text);
    expect(createStore().get(numberAtom('default'))).toBe(0);
  });

  it('follows other tabs while it is in use, if it is shared', () => {
    const store = createStore();
    const [shared, own] = [numberAtom('shared', true), numberAtom('own')];
    const unsubscribe = store.sub(shared, () => undefined);
    store.sub(own, () => undefined);
    page.writeElsewhere('shared', '5');
    page.writeElsewhere('own', '5');
    expect([store.get(shared), store.get(own)]).toEqual([5, 0]);
    unsubscribe();
    page.writeElsewhere('shared', '9');
    expect(store.get(shared)).toBe(5);
  });
});

describe('a storage that the browser refuses', () => {
  const storage = openStorage(() => {
    throw new Error('cookies are blocked');
  }, new EventTarget());

  it('lasts for the visit', () => {
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
  });
});
