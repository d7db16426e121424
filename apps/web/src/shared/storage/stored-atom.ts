import { atomWithStorage } from 'jotai/utils';

interface StoredAtom<Value> {
  key: string;
  /** The browser's storage, or that of the tab. */
  area: 'local' | 'tab';
  /** Returns a valid value for stored JSON of any shape, and for `undefined` if nothing is stored. */
  restore: (stored: unknown) => Value;
  /** Whether the atom follows the other tabs. */
  isShared?: boolean;
}

/** An atom whose value outlives the page. Stored values are validated when they are read. */
export function storedAtom<Value>({ key, area, restore, isShared = false }: StoredAtom<Value>) {
  const storage = area === 'local' ? localArea : tabStorage;
  const parse = (stored: string | null) => restore(parseJson(stored));
  return atomWithStorage<Value>(
    key,
    restore(undefined),
    {
      getItem: (name) => parse(storage.getItem(name)),
      setItem: (name, value) => storage.setItem(name, JSON.stringify(value ?? null)),
      removeItem: storage.removeItem,
      ...(isShared && {
        subscribe: (name, onChange) => storage.subscribe(name, (stored) => onChange(parse(stored))),
      }),
    },
    { getOnInit: true },
  );
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function validEntries<Value>(
  stored: unknown,
  isValid: (value: unknown, key: string) => value is Value,
): Readonly<Record<string, Value>> {
  const isEntry = (entry: [string, unknown]): entry is [string, Value] =>
    isValid(entry[1], entry[0]);
  return Object.fromEntries(Object.entries(Object(stored)).filter(isEntry));
}

/**
 * The browser's storage, or a replacement for this visit if the browser refuses: some throw on first
 * use when cookies are blocked, some when the quota is used up.
 */
export function openStorage(browserStorage: () => Storage, events: EventTarget) {
  const visit = new Map<string, string>();
  return {
    getItem(key: string): string | null {
      return visit.get(key) ?? attempt(() => browserStorage().getItem(key)) ?? null;
    },
    setItem(key: string, value: string): void {
      visit.set(key, value);
      attempt(() => browserStorage().setItem(key, value));
    },
    removeItem(key: string): void {
      visit.delete(key);
      attempt(() => browserStorage().removeItem(key));
    },
    /** Calls back with what another tab has written under a key. */
    subscribe(key: string, onChange: (value: string | null) => void): () => void {
      function follow(event: Event): void {
        const { key: changed, newValue } = event as StorageEvent;
        if (changed !== key) return;
        visit.delete(key);
        onChange(newValue);
      }
      events.addEventListener('storage', follow);
      return () => events.removeEventListener('storage', follow);
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

const localArea = openStorage(() => localStorage, globalThis);
/** The storage of the tab, for what is no state of the app. */
export const tabStorage = openStorage(() => sessionStorage, globalThis);
