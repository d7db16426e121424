import type { Session } from '@wordhoard/api-client';
import { atom } from 'jotai';

/** Who is signed in, if anybody is. */
export const sessionAtom = atom<Session | undefined>(undefined);

/** By own will, in time, because it was ended elsewhere, or with the account. */
export type SessionEnd = 'signedOut' | 'expired' | 'revoked' | 'deleted';

/** How the last session has ended, until the next one begins. */
export const sessionEndAtom = atom<SessionEnd | undefined>(undefined);

export const beginSessionAtom = atom(null, (_get, set, session: Session) => {
  set(sessionEndAtom, undefined);
  set(sessionAtom, session);
});

export const endSessionAtom = atom(null, (get, set, end: SessionEnd) => {
  if (get(sessionAtom) === undefined) return;
  set(sessionEndAtom, end);
  set(sessionAtom, undefined);
});
