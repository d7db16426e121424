import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import type { Localized } from '../../platform/database/column.ts';

/** The languages of the starter content, in the order of its columns. */
export const contentLangCodes = [
  'en',
  'ru',
  'es',
  'de',
  'fr',
  'it',
  'pt',
  'uk',
  'pl',
  'ja',
  'zh',
  'ar',
  'he',
] as const;
export type ContentLangCode = (typeof contentLangCodes)[number];

/** One meaning: its words in several languages, the headword of each first. */
export interface Concept {
  group: string;
  speechPart: SpeechPartCode;
  /** Code points of the emoji that shows it, in lower-case hexadecimal, joined by hyphens. */
  picture?: string;
  words: Record<ContentLangCode, readonly string[]>;
}

/** A group of concepts becomes one list for each language, and a tag. */
export interface Group {
  code: string;
  name: Localized;
  note: Localized;
}

export interface ContentTable {
  slug: string;
  langCode: string;
  name: Localized;
  note: Localized;
  columns: readonly { name: Localized; langCode: string | null }[];
  /** A cell holds words, or a label where its column has no language. */
  rows: readonly (readonly (readonly string[] | Localized)[])[];
}

/** A sentence that shows how a word is used. */
export interface ContentExample {
  langCode: string;
  text: string;
  example: string;
}

export interface Content {
  concepts: readonly Concept[];
  groups: readonly Group[];
  tables: readonly ContentTable[];
  examples: readonly ContentExample[];
}
