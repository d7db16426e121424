import type { ApiFailure, FailedCall, Session } from '@wordhoard/api-client';
import { atom } from 'jotai';
import { isServerUnreachableAtom, isUnreachable } from '../api/api-context.ts';

export const sessionAtom = atom<Session | undefined>(undefined);

/** Why a session ended: by signing out, by expiring, remotely, or with the deletion of the account. */
export type SessionEnd = 'signedOut' | 'expired' | 'revoked' | 'deleted';

/** How the previous session ended, until the next one starts. */
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

/** Updates the state of the connection and of the session after a failed request. */
export const handleApiErrorAtom = atom(null, (get, set, { failure, token }: FailedCall) => {
  if (isUnreachable(failure)) set(isServerUnreachableAtom, true);
  const end = toSessionEnd(failure);
  // A late response does not concern a newer session.
  if (end !== undefined && token === get(sessionAtom)?.token) set(endSessionAtom, end);
});

export function toSessionEnd({ code }: ApiFailure): SessionEnd | undefined {
  if (code === 'InvalidToken') return 'revoked';
  return code === 'UserDoesNotExist' ? 'deleted' : undefined;
}
