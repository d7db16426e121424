import { atom } from 'jotai';
import { keptOpeningsAtom, noOpenings } from '../../shared/page/kept-openings.ts';
import { keptWordsAtom } from '../../shared/sharing/kept-words.ts';
import { removeMedia } from '../../shared/storage/device-storage.ts';
import { offlineListsAtom } from '../list/offline-lists.ts';
import { visitor } from '../review/practice.ts';
import { contentStoreAtom } from './content-store.ts';

/**
 * Removes everything that this device stores for use without a connection. Returns whether all of it is gone.
 *
 * @param isOff - whether nothing is stored from now on; by default as before
 */
export const removeContentAtom = atom(null, async (get, set, isOff?: true): Promise<boolean> => {
  const lists = get(offlineListsAtom);
  set(offlineListsAtom, { chosenIds: [], storedIds: [], isOff: isOff ?? lists.isOff });
  set(keptOpeningsAtom, noOpenings);
  set(keptWordsAtom, []);
  const removals = await Promise.allSettled([removeMedia(), get(contentStoreAtom).clear()]);
  return removals.every(({ status }) => status === 'fulfilled');
});

/**
 * Makes the content that of a learner. Removes that of another account, whose session has expired since the latest visit.
 * Returns whether content is to be stored.
 */
export const claimContentAtom = atom(null, async (get, set, owner: string): Promise<boolean> => {
  if (get(offlineListsAtom).isOff) return false;
  const content = get(contentStoreAtom);
  const former = (await content.readState())?.owner ?? visitor;
  if (former !== visitor && former !== owner) await set(removeContentAtom);
  await content.claim(owner);
  return true;
});
