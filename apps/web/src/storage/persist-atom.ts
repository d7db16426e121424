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
}

/** Saves an atom's value after each change. Answers a function that saves at once what still waits. */
export function persistAtom<Value>(persisted: PersistedAtom<Value>): () => void {
  const { store, atom, storage, key, delay } = persisted;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(waiting);
    waiting = undefined;
    storage.setItem(key, JSON.stringify(store.get(atom)));
  }

  store.sub(atom, () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, delay);
  });

  return () => {
    if (waiting !== undefined) save();
  };
}
