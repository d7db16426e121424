import type { createStore, WritableAtom } from 'jotai';
import type { KeyValueStorage } from './key-value-storage.ts';

type Store = ReturnType<typeof createStore>;

interface PersistedAtom<Value> {
  store: Store;
  atom: WritableAtom<Value, [Value], void>;
  storage: KeyValueStorage;
  key: string;
  /** Milliseconds to wait after a change for further ones. */
  delay: number;
  /** Makes a value of what is stored. With it, what another tab stores shows here too. */
  restore?: (stored: string | null) => Value;
}

/** Saves an atom's value after each change. Answers a function that saves at once what still waits. */
export function persistAtom<Value>(persisted: PersistedAtom<Value>): () => void {
  const { store, atom, storage, key, delay, restore } = persisted;
  let isFromElsewhere = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(waiting);
    waiting = undefined;
    storage.setItem(key, JSON.stringify(store.get(atom)));
  }

  if (restore !== undefined) {
    storage.subscribe(key, (stored) => {
      isFromElsewhere = true;
      store.set(atom, restore(stored));
      isFromElsewhere = false;
    });
  }

  store.sub(atom, () => {
    if (isFromElsewhere) return;
    clearTimeout(waiting);
    waiting = setTimeout(save, delay);
  });

  return () => {
    if (waiting !== undefined) save();
  };
}
