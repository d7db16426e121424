import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';

interface OfflineLists {
  /** The lists that the learner wants on this device. */
  chosenIds: readonly string[];
  /** Those that are stored, for whatever reason. */
  storedIds: readonly string[];
  /** Whether the learner has removed all content, and wants none on this device. */
  isOff: boolean;
}

const restoreIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isText) : [];

/** The lists that this device has without a connection, or that it has no content at all. */
export const offlineListsAtom = storedAtom({
  key: 'wordhoard.offlineLists',
  area: 'local',
  isShared: true,
  restore(stored): OfflineLists {
    const { chosenIds, storedIds, isOff } = Object(stored);
    return {
      chosenIds: restoreIds(chosenIds),
      storedIds: restoreIds(storedIds),
      isOff: isOff === true,
    };
  },
});
