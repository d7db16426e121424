import { graphemes } from './grapheme.ts';
import { baseLanguage } from './language.ts';

/** A folded letter, with what the readers of its language forgive. */
export interface Letter {
  readonly text: string;
  /** The letter without its forgiven marks; the letter itself where nothing is forgiven. */
  readonly bare: string;
  /** The forgiven marks on it. */
  readonly marks: string;
  /** Whether marks are also forgiven where the expected letter has none. */
  readonly mayGainMarks: boolean;
  /** The two letters that may stand for it, such as `ae` for `ä`. */
  readonly writtenOut: string | undefined;
}

interface ForgivenMarks {
  /** The letters whose marks are forgiven, decomposed. A mark on another letter is part of it. */
  readonly on: RegExp;
  readonly marks: RegExp;
  /** Whether the same text is written with these marks or without, as the writer likes. */
  readonly areOptional: boolean;
}

const nothing: ForgivenMarks = { on: /^$/u, marks: /^$/u, areOptional: false };

/** Grave, acute, circumflex, tilde and diaeresis of a vowel, and the cedilla; `ñ` is a letter. */
const romance: ForgivenMarks = {
  on: /^[aeiouyc]/u,
  marks: /[\u0300-\u0303\u0308\u0327]/gu,
  areOptional: false,
};
/** The mark of stress, for learners; the marks of `й`, `ї` and `ў` make letters. */
const stress: ForgivenMarks = { on: /^./u, marks: /\u0301/gu, areOptional: true };

const forgivenMarks: Readonly<Record<string, ForgivenMarks>> = {
  /** Short vowels, doubling and the small alef; hamza and madda are letters. */
  ar: { on: /^./u, marks: /[\u064b-\u0652\u0670]/gu, areOptional: true },
  be: stress,
  en: { on: /^[a-z]/u, marks: /[\u0300-\u036f]/gu, areOptional: true },
  es: romance,
  fr: romance,
  he: {
    on: /^./u,
    marks: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu,
    areOptional: true,
  },
  it: romance,
  pt: romance,
  /** Stress, and the dots of `ё` alone. */
  ru: { on: /^(?:е|.(?!\u0308))/u, marks: /[\u0301\u0308]/gu, areOptional: true },
  uk: stress,
};

const writtenOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  fr: { æ: 'ae', œ: 'oe' },
};

/** Takes a folded text apart into letters. */
export function lettersOf(text: string, langCode: string | undefined): Letter[] {
  const language = baseLanguage(langCode);
  const forgiven = ownValue(forgivenMarks, language) ?? nothing;
  const spellings = ownValue(writtenOut, language) ?? {};
  return graphemes(text).map((letter) => ({
    text: letter,
    ...withoutMarks(letter, forgiven),
    mayGainMarks: forgiven.areOptional,
    writtenOut: ownValue(spellings, letter),
  }));
}

/** Whether an answer's letter will do for the expected one: no mark may stand for another. */
export function isForgiven(expected: Letter, answer: Letter): boolean {
  if (expected.text === answer.text) return true;
  if (expected.bare !== answer.bare) return false;
  if (isPartOf(answer.marks, expected.marks)) return true;
  return expected.mayGainMarks && isPartOf(expected.marks, answer.marks);
}

function isPartOf(some: string, marks: string): boolean {
  return Array.from(some).every((mark) => marks.includes(mark));
}

function withoutMarks(
  letter: string,
  { on, marks }: ForgivenMarks,
): Pick<Letter, 'bare' | 'marks'> {
  const decomposed = letter.normalize('NFD');
  if (!on.test(decomposed)) return { bare: letter, marks: '' };
  return {
    bare: decomposed.replace(marks, '').normalize('NFC'),
    marks: decomposed.match(marks)?.join('') ?? '',
  };
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
