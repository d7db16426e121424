import type { ApiFailure } from '@wordhoard/api-client';
import { atom } from 'jotai';
import { isUnreachable } from '../api/api-failure.ts';
import { sessionEndOf } from '../session/session-atom.ts';
import { FailureText } from './failure-text.tsx';
import { showToastAtom } from './toast-atom.ts';

/** Tells of a failure, unless the end of the session or of the connection is told already. */
export const showFailureAtom = atom(null, (_get, set, failure: ApiFailure) => {
  if (isUnreachable(failure) || sessionEndOf(failure) !== undefined) return;
  set(showToastAtom, {
    id: `failure ${failure.code}`,
    tone: 'wrong',
    text: <FailureText failure={failure} />,
  });
});
