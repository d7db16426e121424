import type { ApiFailure, FailedCall, Session } from '@wordhoard/api-client';
import { atom } from 'jotai';
import { isServerUnreachableAtom, isUnreachable } from '../api/api-failure.ts';

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

/** What a failed call tells of the connection and of the session that it was made in. */
export const handleApiErrorAtom = atom(null, (get, set, { failure, token }: FailedCall) => {
  if (isUnreachable(failure)) set(isServerUnreachableAtom, true);
  const end = sessionEndOf(failure);
  // A late answer says nothing of a session that has begun since.
  if (end !== undefined && token === get(sessionAtom)?.token) set(endSessionAtom, end);
});

export function sessionEndOf({ code }: ApiFailure): SessionEnd | undefined {
  if (code === 'InvalidToken') return 'revoked';
  return code === 'UserDoesNotExist' ? 'deleted' : undefined;
}
