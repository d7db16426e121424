import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';

interface OfflineLists {
  /** The lists that the learner wants on this device. */
  chosenIds: readonly string[];
  /** Those that are stored, for whatever reason. */
  storedIds: readonly string[];
}

const restoreIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isText) : [];

/** The lists that this device has without a connection. */
export const offlineListsAtom = storedAtom({
  key: 'wordhoard.offlineLists',
  area: 'local',
  isShared: true,
  restore(stored): OfflineLists {
    const { chosenIds, storedIds } = Object(stored);
    return { chosenIds: restoreIds(chosenIds), storedIds: restoreIds(storedIds) };
  },
});
