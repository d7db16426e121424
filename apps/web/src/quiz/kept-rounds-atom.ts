import { atom, type createStore } from 'jotai';
import { persistAtom } from '../storage/persist-atom.ts';
import { storageAtom } from '../storage/storage-atom.ts';
import type { KeptRound } from './kept-round.ts';

/** The rounds that were played here, as long as the account has not all of them, the latest last. */
export const keptRoundsAtom = atom<readonly KeptRound[]>([]);

const key = 'wordhoard.rounds';

/** Brings back the rounds that this browser has kept, and keeps them there from now on. */
export function persistRounds(store: ReturnType<typeof createStore>): void {
  const storage = store.get(storageAtom);
  if (storage === undefined) return;
  store.set(keptRoundsAtom, restoreRounds(storage.getItem(key)));
  persistAtom({ store, atom: keptRoundsAtom, storage, key, delay: 0, restore: restoreRounds });
}

/** The rounds out of what the storage held; what is of no use in it is left out. */
function restoreRounds(stored: string | null): readonly KeptRound[] {
  try {
    const rounds: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(rounds) ? rounds.filter(isRound) : [];
  } catch {
    return [];
  }
}

const isRound = (value: unknown): value is KeptRound =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'settings' in value &&
  'pairs' in value &&
  Array.isArray(value.pairs) &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  'sent' in value &&
  Array.isArray(value.sent);
