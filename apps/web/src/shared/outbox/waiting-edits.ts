import { atom } from 'jotai';
import { sessionAtom } from '../session/session-atom.ts';

/** A call that changes something and waits until the server can be reached. */
export interface WaitingEdit {
  /** A UUIDv7, so that ids are in the order of the edits. */
  id: string;
  path: string;
  body: unknown;
  /** The names that its screen showed for the ids in its body. */
  names: Readonly<Record<string, string>>;
  /** How often the server has failed to take it. */
  failures?: number;
  /** Why the server has refused it, or has failed too often. */
  refusal?: { message: string };
}

interface Outbox {
  /** The learner whose edits have been read. */
  owner: string | undefined;
  edits: readonly WaitingEdit[];
}

export const outboxAtom = atom<Outbox>({ owner: undefined, edits: [] });

const none: readonly WaitingEdit[] = [];

/** The edits of this device that the account which is signed in does not have, the oldest first. */
export const waitingEditsAtom = atom((get) => {
  const { owner, edits } = get(outboxAtom);
  return owner === get(sessionAtom)?.user.username ? edits : none;
});

const sendRequestAtom = atom(0);

/** Asks to send edits now: the server has just been reached, or the learner wants to try again. */
export const requestSendAtom = atom(
  (get) => get(sendRequestAtom),
  (get, set) => set(sendRequestAtom, get(sendRequestAtom) + 1),
);

/** Whether edits are being sent. Until they are, the device answers calls, as without a connection. */
export const isSendingEditsAtom = atom(false);
