import type { WordRecord } from '@wordhoard/contract';
import type { WordMode } from '@wordhoard/contract/enumeration';
import { isRecord, isText, storedAtom } from '../storage/stored-atom.ts';

/** A word that a visitor has learned from an unlisted list, and that only this device keeps. */
export interface KeptWord
  extends Pick<WordRecord, 'id' | 'langCode' | 'text' | 'homograph'>,
    Partial<Pick<WordRecord, 'mode' | 'example' | 'exampleDetails' | 'grammar'>> {
  translations?: readonly { text: string; langCode: string; mode: WordMode }[];
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
