import { atom, type createStore } from 'jotai';
import { storageAtom } from '../../../shared/storage/key-value-storage.ts';
import { persistAtom } from '../../../shared/storage/persist-atom.ts';
import type { QueuedSession } from './queued-session.ts';

/** The rounds that were played here, as long as the account has not all of them, the latest last. */
export const queuedSessionsAtom = atom<readonly QueuedSession[]>([]);

const key = 'wordhoard.rounds';

/** Brings back the rounds that this browser has kept, and keeps them there from now on. */
export function persistQueuedSessions(store: ReturnType<typeof createStore>): void {
  const storage = store.get(storageAtom);
  if (storage === undefined) return;
  store.set(queuedSessionsAtom, restoreQueuedSessions(storage.getItem(key)));
  persistAtom({
    store,
    atom: queuedSessionsAtom,
    storage,
    key,
    delay: 0,
    restore: restoreQueuedSessions,
  });
}

/** The rounds out of what the storage held; what is of no use in it is left out. */
function restoreQueuedSessions(stored: string | null): readonly QueuedSession[] {
  try {
    const rounds: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(rounds) ? rounds.filter(isQueuedSession) : [];
  } catch {
    return [];
  }
}

const isQueuedSession = (value: unknown): value is QueuedSession =>
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
