import { primaryLanguage } from './fold.ts';

/**
 * Articles, and the English *to*: words at the start of a text that learners may omit or add. Words of
 * one group are interchangeable because they agree in gender and number. A word may belong to several
 * groups: an elided article fits either gender. All are folded, so Greek words end in `σ`.
 */
const groups: Readonly<Record<string, readonly (readonly string[])[]>> = {
  da: [['en'], ['et']],
  de: [
    ['der', 'ein'],
    ['die', 'eine'],
    ['das', 'ein'],
  ],
  el: [['ο', 'ένασ'], ['η', 'μια', 'μία'], ['το', 'ένα'], ['οι'], ['τα']],
  en: [['to'], ['a', 'an', 'the']],
  es: [
    ['el', 'un'],
    ['la', 'una'],
    ['los', 'unos'],
    ['las', 'unas'],
  ],
  fr: [
    ['le', 'un'],
    ['la', 'une'],
    ["l'", 'un'],
    ["l'", 'une'],
    ['les', 'des'],
  ],
  hu: [['a', 'az', 'egy']],
  it: [
    ['il', 'un'],
    ['lo', 'uno'],
    ['la', 'una'],
    ["l'", 'un'],
    ["l'", "un'"],
    ['i'],
    ['gli'],
    ['le'],
  ],
  nb: [['en'], ['ei'], ['et']],
  nl: [
    ['de', 'een'],
    ['het', 'een'],
  ],
  no: [['en'], ['ei'], ['et']],
  pt: [
    ['o', 'um'],
    ['a', 'uma'],
    ['os', 'uns'],
    ['as', 'umas'],
  ],
  sv: [['en'], ['ett']],
};

/** A text, split after its optional first word. */
export interface LeadingWordSplit {
  /** The optional word; empty if there is none. */
  readonly leadingWord: string;
  /** All words that may replace it, itself included. */
  readonly interchangeable: readonly string[];
  readonly rest: string;
}

/**
 * Splits the optional first word off a folded text that still has its apostrophes. A text that
 * consists of such a word has no leading word: the word itself is asked.
 */
export function splitLeadingWord(text: string, langCode: string | undefined): LeadingWordSplit {
  const language = primaryLanguage(langCode);
  const own = Object.hasOwn(groups, language) ? (groups[language] ?? []) : [];
  const leadingWord = own.flat().find((word) => restAfter(word, text) !== '');
  if (leadingWord === undefined) return { leadingWord: '', interchangeable: [], rest: text };

  const interchangeable = own.filter((group) => group.includes(leadingWord)).flat();
  return { leadingWord, interchangeable, rest: restAfter(leadingWord, text) };
}

/** Whether the leading words are interchangeable. A missing one is compatible with any. */
export function areLeadingWordsCompatible(
  expected: LeadingWordSplit,
  answer: LeadingWordSplit,
): boolean {
  if (expected.leadingWord === '' || answer.leadingWord === '') return true;
  return expected.interchangeable.includes(answer.leadingWord);
}

function restAfter(word: string, text: string): string {
  const start = word.endsWith("'") ? word : `${word} `;
  return text.startsWith(start) ? text.slice(start.length).trimStart() : '';
}
