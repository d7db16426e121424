import { atom } from 'jotai';
import { removeMedia } from '../../shared/storage/device-storage.ts';
import { offlineListsAtom } from '../list/offline-lists.ts';
import { contentStoreAtom } from './content-store.ts';

/** Removes everything that this device stores for use without a connection. */
export const removeContentAtom = atom(null, async (get, set) => {
  set(offlineListsAtom, { chosenIds: [], storedIds: [] });
  await Promise.allSettled([removeMedia(), get(contentStoreAtom).then((store) => store.clear())]);
});
