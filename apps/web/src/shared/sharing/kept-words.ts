import { isRecord, isText, storedAtom } from '../storage/stored-atom.ts';

/** A word that a visitor has learned from an unlisted list, and that only this device keeps. */
export interface KeptWord {
  id: string;
  langCode: string;
  text: string;
  homograph: number;
}

const isKeptWord = (stored: unknown): stored is KeptWord =>
  isRecord(stored) &&
  [stored['id'], stored['langCode'], stored['text']].every(isText) &&
  typeof stored['homograph'] === 'number';

export const keptWordsAtom = storedAtom({
  key: 'wordhoard.keptWords',
  area: 'local',
  isShared: true,
  restore: (stored): readonly KeptWord[] =>
    Array.isArray(stored) ? stored.filter(isKeptWord) : [],
});
