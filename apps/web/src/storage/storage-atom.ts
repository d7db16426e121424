import { atom } from 'jotai';
import type { KeyValueStorage } from './key-value-storage.ts';

/** What the browser keeps, for code that comes later and keeps something of its own there. */
export const storageAtom = atom<KeyValueStorage | undefined>(undefined);
