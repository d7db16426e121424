import { atom } from 'jotai';
import { practiceAtom } from '../features/review/practice.ts';
import { waitingEditsAtom } from '../shared/outbox/waiting-edits.ts';

/** Whether this device has answers or edits of the learner that the account does not have. */
export const isUnsentAtom = atom(
  (get) => get(practiceAtom).unsentCount + get(waitingEditsAtom).length > 0,
);

/** Whether the learner wants to sign out nevertheless. */
export const isSigningOutAtom = atom(false);
