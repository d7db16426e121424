import { limits } from '@wordhoard/contract/limits';
import { atom } from 'jotai';
import { isText, storedAtom } from '../storage/stored-atom.ts';

const restoreIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isText) : [];

/** The unlisted lists and tables of others that this device has opened, the latest last. Their ids prove that to the server. */
export const openedIdsAtom = storedAtom({
  key: 'wordhoard.openedCollections',
  area: 'local',
  isShared: true,
  restore: restoreIds,
});

export const noteOpenedAtom = atom(null, (get, set, id: string) => {
  const ids = get(openedIdsAtom);
  if (ids.at(-1) === id) return;
  const others = ids.filter((one) => one !== id);
  set(openedIdsAtom, [...others, id].slice(-limits.openedMaxLinks));
});
