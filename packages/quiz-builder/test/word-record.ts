import type { WordRecord } from '@wordhoard/contract';
import { EntryStatus, Knowing, WordMode } from '@wordhoard/contract/enumeration';

/** A German word without anything else. */
export const buildWord = (text: string, changes: Partial<WordRecord> = {}): WordRecord => ({
  id: `id of ${text}`,
  text,
  langCode: 'de',
  mode: WordMode.Word,
  homograph: 1,
  example: null,
  exampleDetails: null,
  grammar: null,
  knowing: Knowing.Unknown,
  image: null,
  recording: null,
  trans: [],
  ...changes,
});

/** A translation as a noun, into English. */
export const buildMeaning = (text: string): WordRecord['trans'][0] => ({
  id: `id of the translation ${text}`,
  wordId: 'id of a word',
  status: EntryStatus.Approved,
  speechPartId: 6,
  dest: { id: `id of ${text}`, text, langCode: 'en', mode: WordMode.Word, homograph: 1 },
});
