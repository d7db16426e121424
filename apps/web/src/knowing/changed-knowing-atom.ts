import type { Knowing } from '@wordhoard/contract/enumeration';
import { atom } from 'jotai';

/** What was marked since the server told what the account knows, by word id. */
export const changedKnowingAtom = atom<Readonly<Record<string, Knowing>>>({});

export const setChangedKnowingAtom = atom(null, (get, set, wordId: string, knowing: Knowing) => {
  set(changedKnowingAtom, { ...get(changedKnowingAtom), [wordId]: knowing });
});
