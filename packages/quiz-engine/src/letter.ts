import { graphemes } from './grapheme.ts';
import { baseLanguage } from './language.ts';

/** A folded letter, with what the readers of its language forgive when it is left out. */
export interface Letter {
  readonly text: string;
  /** The letter without its forgiven marks; the letter itself where nothing is forgiven. */
  readonly bare: string;
  /** The forgiven marks on it. */
  readonly marks: string;
  /** The two letters that may stand for it, such as `ae` for `ä`. */
  readonly writtenOut: string | undefined;
}

interface ForgivenMarks {
  /** The letters whose marks are forgiven, decomposed. A mark on another letter is part of it. */
  readonly on: RegExp;
  readonly marks: RegExp;
}

/** Grave, acute, circumflex, tilde and diaeresis of a vowel, and the cedilla; `ñ` is a letter. */
const romance: ForgivenMarks = { on: /^[aeiouyc]/u, marks: /[\u0300-\u0303\u0308\u0327]/gu };
/** Short vowels, doubling and the small alef; hamza and madda are letters. */
const arabic: ForgivenMarks = { on: /^./u, marks: /[\u064b-\u0652\u0670]/gu };

const forgivenMarks: Readonly<Record<string, ForgivenMarks>> = {
  ar: arabic,
  es: romance,
  fr: romance,
  he: { on: /^./u, marks: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu },
  it: romance,
  pt: romance,
  ru: { on: /^е/u, marks: /\u0308/gu },
};

const writtenOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  fr: { æ: 'ae', œ: 'oe' },
};

/** Takes a folded text apart into letters. */
export function lettersOf(text: string, langCode: string | undefined): Letter[] {
  const language = baseLanguage(langCode);
  const forgiven = ownValue(forgivenMarks, language);
  const spellings = ownValue(writtenOut, language) ?? {};
  return graphemes(text).map((letter) => ({
    text: letter,
    ...withoutMarks(letter, forgiven),
    writtenOut: ownValue(spellings, letter),
  }));
}

/** Whether an answer's letter will do for the expected one: it may lack marks but never add any. */
export function isForgiven(expected: Letter, answer: Letter): boolean {
  if (expected.text === answer.text) return true;
  if (expected.bare !== answer.bare) return false;
  return Array.from(answer.marks).every((mark) => expected.marks.includes(mark));
}

function withoutMarks(
  letter: string,
  forgiven: ForgivenMarks | undefined,
): Pick<Letter, 'bare' | 'marks'> {
  const decomposed = letter.normalize('NFD');
  if (forgiven === undefined || !forgiven.on.test(decomposed)) return { bare: letter, marks: '' };
  return {
    bare: decomposed.replace(forgiven.marks, '').normalize('NFC'),
    marks: decomposed.match(forgiven.marks)?.join('') ?? '',
  };
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
