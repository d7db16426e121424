import { atom } from 'jotai';
import {
  outboxAtom,
  requestSendAtom,
  type WaitingEdit,
} from '../../shared/outbox/waiting-edits.ts';
import { isRefusedAtom } from '../review/practice.ts';
import { createOutboxDatabase } from './outbox-database.ts';
import { dependsOn } from './waiting-order.ts';

const databaseAtom = atom(() => createOutboxDatabase());

/** Tells the other tabs of this device that edits have changed. */
export const outboxTabsAtom = atom(() => new BroadcastChannel('wordhoard.outbox'));

/** Reads the edits of a learner, which other tabs may have changed. */
export const loadEditsAtom = atom(null, async (get, set, owner: string) => {
  set(outboxAtom, { owner, edits: await get(databaseAtom).load(owner) });
});

/** Stores an edit of a learner before it is shown. */
export const keepEditAtom = atom(null, async (get, set, owner: string, edit: WaitingEdit) => {
  const database = get(databaseAtom);
  await database.put(owner, edit);
  if (database.isForVisit()) set(isRefusedAtom, true);
  await set(loadEditsAtom, owner);
  get(outboxTabsAtom).postMessage(owner);
});

/** Removes edits that have been sent, or that their learner discards. */
export const removeEditsAtom = atom(
  null,
  async (get, set, owner: string, edits: readonly WaitingEdit[]) => {
    await get(databaseAtom).remove(
      owner,
      edits.map(({ id }) => id),
    );
    await set(loadEditsAtom, owner);
    get(outboxTabsAtom).postMessage(owner);
  },
);

/** Discards an edit, and those that depend on it. Returns what was discarded. */
export const discardEditAtom = atom(null, async (get, set, edit: WaitingEdit) => {
  const { owner, edits } = get(outboxAtom);
  const discarded = edits.filter((other) => other.id === edit.id || dependsOn(other, edit));
  if (owner !== undefined) await set(removeEditsAtom, owner, discarded);
  return discarded;
});

/** Sends an edit again that was refused. */
export const retryEditAtom = atom(null, async (get, set, edit: WaitingEdit) => {
  const { refusal: _reason, failures: _count, ...fresh } = edit;
  const { owner } = get(outboxAtom);
  if (owner !== undefined) await set(keepEditAtom, owner, fresh);
  set(requestSendAtom);
});
