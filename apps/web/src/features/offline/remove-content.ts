import { atom } from 'jotai';
import { removeMedia } from '../../shared/storage/device-storage.ts';
import { offlineListsAtom } from '../list/offline-lists.ts';
import { visitor } from '../review/practice.ts';
import { contentStoreAtom } from './content-store.ts';

/** Removes everything that this device stores for use without a connection. Returns whether all of it is gone. */
export const removeContentAtom = atom(null, async (get, set): Promise<boolean> => {
  set(offlineListsAtom, { chosenIds: [], storedIds: [] });
  const removals = await Promise.allSettled([removeMedia(), get(contentStoreAtom).clear()]);
  return removals.every(({ status }) => status === 'fulfilled');
});

/** Makes the content that of a learner. Removes that of another account, whose session has expired since the latest visit. */
export const claimContentAtom = atom(null, async (get, set, owner: string) => {
  const content = get(contentStoreAtom);
  const former = (await content.readState())?.owner ?? visitor;
  if (former !== visitor && former !== owner) await set(removeContentAtom);
  await content.claim(owner);
});
