import type { Grammar } from '@wordhoard/contract';
import type { SpeechPartCode } from '@wordhoard/contract/enumeration';

/** A word with translations from a source. */
export interface Entry {
  /** The line or headword in the source. */
  location: string;
  text: string;
  translations: readonly string[];
  speechPart?: SpeechPartCode | undefined;
  grammar?: Grammar | undefined;
  /** The grammar of translations, by their texts. */
  grammarOf?: Readonly<Record<string, Grammar>> | undefined;
  example?: Example | undefined;
}

/** A text that uses the word, and its translation. */
export interface Example {
  text: string;
  translation: string;
}

/** A row that cannot be imported. */
export interface BadRow {
  location: string;
  reason: string;
}

export type Row = Entry | BadRow;

export const isBad = (row: Row): row is BadRow => 'reason' in row;
