import type { ApiFailure, FailedCall } from '@wordhoard/api-client';
import { atom } from 'jotai';
import { endSessionAtom, type SessionEnd, sessionAtom } from '../auth/session-atom.ts';
import { isAway, isServerAwayAtom } from '../connection/connection-atom.ts';

/** What a failed call tells of the connection and of the session that it was made in. */
export const heedFailureAtom = atom(null, (get, set, { failure, token }: FailedCall) => {
  if (isAway(failure)) set(isServerAwayAtom, true);
  const end = endWith(failure);
  // A late answer says nothing of a session that has begun since.
  if (end !== undefined && token === get(sessionAtom)?.token) set(endSessionAtom, end);
});

export function endWith({ code }: ApiFailure): SessionEnd | undefined {
  if (code === 'InvalidToken') return 'revoked';
  return code === 'UserDoesNotExist' ? 'deleted' : undefined;
}
