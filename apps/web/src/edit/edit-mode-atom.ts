import { atom } from 'jotai';

/** Whether pages show what they are edited with. It lasts as long as the tab. */
export const editModeAtom = atom(false);

export const restoreEditMode = (stored: string | null): boolean => stored === 'true';
