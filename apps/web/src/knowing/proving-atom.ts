import { atom } from 'jotai';
import type { MarkableWord } from './use-knowing.ts';

/** The word that the learner is about to prove. */
export const provingAtom = atom<MarkableWord | undefined>(undefined);
