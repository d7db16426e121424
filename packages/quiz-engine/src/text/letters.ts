import { getPrimaryLanguage } from './fold.ts';
import { isPinyin, neutralTone } from './pinyin.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as readers count them: a letter with its marks is one, and so is a flag.
 * These are the extended grapheme clusters of Unicode Standard Annex #29.
 */
export function splitGraphemes(text: string): string[] {
  if (/^[ -~]*$/u.test(text)) return text.split('');

  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A folded letter, and the variants of it that count as right in its language. */
export interface Letter {
  readonly text: string;
  /** The letter without its forgiven marks, or the letter itself if no mark is forgiven. */
  readonly base: string;
  /** The forgiven marks on it. */
  readonly marks: string;
  /** Whether an answer may have more of these marks than the expected letter. */
  readonly allowsExtraMarks: boolean;
  /** The two letters that may replace it, such as `ae` for `ä`. */
  readonly digraph: string | undefined;
  /** The letters of another keyboard that may replace it, such as `ه` for a final `ة`. */
  readonly substitutes: string;
}

interface ForgivenMarks {
  /** The decomposed letters whose marks are forgiven. A mark on another letter belongs to it. */
  readonly letters: RegExp;
  readonly marks: RegExp;
  /** Whether writers are free to set these marks or to omit them. */
  readonly areOptional: boolean;
}

const none: ForgivenMarks = { letters: /^$/u, marks: /^$/u, areOptional: false };

/** Grave, acute, circumflex, tilde and diaeresis of a vowel, and the cedilla. `ñ` is a letter. */
const romance: ForgivenMarks = {
  letters: /^[aeiouyc]/u,
  marks: /[\u0300-\u0303\u0308\u0327]/gu,
  areOptional: false,
};
/** The stress mark, which is written for learners. `й`, `ї` and `ў` are letters. */
const stress: ForgivenMarks = { letters: /^./u, marks: /\u0301/gu, areOptional: true };

/** Short vowels, shadda and the small alef, and what stands on an alef. Other hamzas are letters. */
const arabic: ForgivenMarks = {
  letters: /^./u,
  marks: /[\u064b-\u0652\u0670]|(?<=^\u0627\p{M}*)[\u0653-\u0655]/gu,
  areOptional: true,
};

const forgivenMarks: Readonly<Record<string, ForgivenMarks>> = {
  ar: arabic,
  be: stress,
  en: { letters: /^[a-z]/u, marks: /[\u0300-\u036f]/gu, areOptional: true },
  es: romance,
  fa: arabic,
  fr: romance,
  he: {
    letters: /^./u,
    marks: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu,
    areOptional: true,
  },
  it: romance,
  pt: romance,
  /** The stress mark, and the dots of `ё` only. */
  ru: { letters: /^(?:е|.(?!\u0308))/u, marks: /[\u0301\u0308]/gu, areOptional: true },
  uk: stress,
  ur: arabic,
};

/** The tone marks of pinyin. */
const tones: ForgivenMarks = {
  letters: /^[aeiou]/u,
  marks: /[\u0300\u0301\u0304\u0307\u030c]/gu,
  areOptional: false,
};

const digraphs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bs: { đ: 'dj' },
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  eo: { ĉ: 'cx', ĝ: 'gx', ĥ: 'hx', ĵ: 'jx', ŝ: 'sx', ŭ: 'ux' },
  fr: { æ: 'ae', œ: 'oe' },
  hr: { đ: 'dj' },
  sr: { đ: 'dj' },
};

/** Letters that many people write for another one of the same script, beyond those that the base fold unites. */
const substitutes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { ة: 'ه' },
  fa: { ه: 'ة', ئ: 'ي' },
  ur: { ئ: 'ي', ہ: 'ه', ھ: 'ه', ه: 'ہھ' },
};

/** Splits a folded text into letters. */
export function splitIntoLetters(text: string, langCode: string | undefined): Letter[] {
  const language = getPrimaryLanguage(langCode);
  const forgiven = isPinyin(langCode) ? tones : (forgivenMarks[language] ?? none);
  const digraphOf = digraphs[language] ?? {};
  const substitutesOf = substitutes[language] ?? {};
  const hasStress = /\p{Script=Cyrillic}\u0301/u.test(text.normalize('NFD'));
  return splitGraphemes(text).map((letter) => {
    const split = splitMarks(letter, forgiven);
    return {
      text: letter,
      ...split,
      allowsExtraMarks: forgiven.areOptional && !hasStress,
      digraph: digraphOf[letter],
      substitutes: substitutesOf[split.base] ?? '',
    };
  });
}

/** Whether an answer's letter counts as the expected one. No mark counts as another. */
export function isAcceptedLetter(expected: Letter, answer: Letter): boolean {
  if (expected.text === answer.text) return true;
  if (expected.base !== answer.base && !expected.substitutes.includes(answer.base)) return false;
  if (answer.marks === neutralTone) return expected.marks === '';
  if (includesMarks(expected.marks, answer.marks)) return true;
  return expected.allowsExtraMarks && includesMarks(answer.marks, expected.marks);
}

function includesMarks(marks: string, some: string): boolean {
  return Array.from(some).every((mark) => marks.includes(mark));
}

function splitMarks(
  letter: string,
  { letters, marks }: ForgivenMarks,
): Pick<Letter, 'base' | 'marks'> {
  const decomposed = letter.normalize('NFD');
  if (!letters.test(decomposed)) return { base: letter, marks: '' };
  return {
    base: decomposed.replace(marks, '').normalize('NFC'),
    marks: decomposed.match(marks)?.join('') ?? '',
  };
}
