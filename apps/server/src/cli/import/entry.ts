import type { Grammar } from '@wordhoard/contract';
import { type SpeechPartCode, WordMode } from '@wordhoard/contract/enumeration';

/** A word or an idiom with translations, or with definitions in its own language, from a source. */
export interface Entry {
  /** The line or headword in the source. */
  location: string;
  text: string;
  /** Default: a word. */
  mode?: typeof WordMode.Word | typeof WordMode.Idiom | undefined;
  translations: readonly string[];
  speechPart?: SpeechPartCode | undefined;
  grammar?: Grammar | undefined;
  /** The grammar of translations, by their texts. */
  grammarOf?: Readonly<Record<string, Grammar>> | undefined;
  example?: Example | undefined;
}

export interface Languages {
  from: string;
  to: string;
}

/** Idioms are translated by idioms. In its own language, an entry is explained by definitions. */
export const chooseTranslationMode = ({ mode }: Pick<Entry, 'mode'>, { from, to }: Languages) =>
  from === to ? WordMode.Definition : (mode ?? WordMode.Word);

/** A text that uses the word, and its translation into the language of translations. */
export interface Example {
  text: string;
  translation?: string | undefined;
}

export interface BadRow {
  location: string;
  reason: string;
}

export type Row = Entry | BadRow;

export const isBad = (row: Row): row is BadRow => 'reason' in row;
