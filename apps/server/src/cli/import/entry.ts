import type { SpeechPartCode } from '@wordhoard/contract/enumeration';

/** A word with translations, as a source gives it. */
export interface Entry {
  /** Where it stands: a line, or a headword. */
  place: string;
  text: string;
  translations: readonly string[];
  speechPart?: SpeechPartCode | undefined;
}

/** What a source holds and cannot be used. */
export interface BadRow {
  place: string;
  reason: string;
}

export type Row = Entry | BadRow;

export const isBad = (row: Row): row is BadRow => 'reason' in row;
