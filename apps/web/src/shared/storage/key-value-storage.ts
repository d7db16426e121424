import { atom } from 'jotai';

/** The part of the browser's storage that the app needs. */
export interface KeyValueStorage extends Pick<Storage, 'getItem' | 'setItem'> {
  /** Calls back with what another tab has written under a key. */
  subscribe: (key: string, onChange: (value: string | null) => void) => void;
}

/**
 * The browser's storage, or one that lasts for this visit where the browser refuses: some throw
 * on the first touch when cookies are blocked, some when the quota is used up.
 */
export function openStorage(browserStorage: () => Storage, events: EventTarget): KeyValueStorage {
  const visit = new Map<string, string>();
  return {
    getItem(key) {
      return visit.get(key) ?? attempt(() => browserStorage().getItem(key)) ?? null;
    },
    setItem(key, value) {
      visit.set(key, value);
      attempt(() => browserStorage().setItem(key, value));
    },
    subscribe(key, onChange) {
      events.addEventListener('storage', (event) => {
        const { key: changed, newValue } = event as StorageEvent;
        if (changed !== key) return;
        visit.delete(key);
        onChange(newValue);
      });
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What the browser keeps, for code that comes later and keeps something of its own there. */
export const storageAtom = atom<KeyValueStorage | undefined>(undefined);
