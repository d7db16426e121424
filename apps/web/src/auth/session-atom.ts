import type { Session } from '@wordhoard/api-client';
import { atom } from 'jotai';

/** Who is signed in, if anybody is. */
export const sessionAtom = atom<Session | undefined>(undefined);
