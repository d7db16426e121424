import type { Grammar } from '@wordhoard/contract';
import type {
  FormKind,
  LevelCode,
  SpeechPartCode,
  WordMode,
} from '@wordhoard/contract/enumeration';
import type { LocalizedText } from '../../schema/column.ts';

/** The languages of the starter content, in the order of the columns in its files. */
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

/** A meaning with its words in several languages, each headword first. */
export interface Concept {
  group: string;
  /** Further groups whose tags its words have. */
  themes?: readonly string[];
  speechPart: SpeechPartCode;
  /** The level of its English word. */
  level?: LevelCode;
  /** The code points of an emoji in hexadecimal, joined by hyphens. */
  picture?: string | undefined;
  /** Whether the picture goes with the words without telling them. */
  isDecorative?: boolean;
  /** Tells it from another concept with the same English word. */
  sense?: string | undefined;
  /** Tells it from other concepts with the same word, in the language of that word. */
  senses?: Partial<Record<ContentLangCode, string>>;
  /** Idioms only. */
  mode?: WordMode;
  /** What its words mean, in their own language. */
  definitions?: Partial<Record<ContentLangCode, string>>;
  words: Record<ContentLangCode, readonly string[]>;
  /** One sentence that uses the word, in several languages. */
  example?: ContentExample;
}

export type ContentExample = Partial<Record<ContentLangCode, ExampleSentence | undefined>>;

export interface ExampleSentence {
  text: string;
  /** The inflected form of the word in the sentence. Missing if the form is not contiguous. */
  form?: string;
}

/** A group of concepts becomes a list in each language and a tag. */
export interface Group {
  code: string;
  name: LocalizedText;
  note: LocalizedText;
}

/** A unit of the course: concepts of any groups, in the order in which lessons teach them. */
export interface Unit extends Group {
  level: LevelCode;
  concepts: readonly Concept[];
}

export interface ContentTable {
  slug: string;
  langCode: string;
  name: LocalizedText;
  note: LocalizedText;
  columns: readonly { name: LocalizedText; langCode: string | null }[];
  /** A cell has words, or a label if its column has no language. */
  rows: readonly (readonly (readonly string[] | LocalizedText)[])[];
}

/** What dictionaries say about a word. */
interface ContentGrammar {
  langCode: string;
  text: string;
  grammar: Grammar;
}

/** The forms of a word that its grammar does not name. */
export interface ContentForms {
  langCode: string;
  text: string;
  kind: FormKind;
  forms: readonly string[];
}

export interface Content {
  concepts: readonly Concept[];
  groups: readonly Group[];
  /** In the order in which lessons teach them. */
  units: readonly Unit[];
  tables: readonly ContentTable[];
  grammar: readonly ContentGrammar[];
  forms: readonly ContentForms[];
}
