import type { ApiFailure } from '@wordhoard/api-client';
import { atom } from 'jotai';

/** Whether the last calls have found the server away. */
export const isServerAwayAtom = atom(false);

/** Not reached, or behind something that does not reach it: that gets better by itself. */
export const isAway = ({ status }: ApiFailure): boolean => status === 0 || status >= 502;
