import { foldBase, getPrimaryLanguage } from './fold.ts';

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

/** A folded text, split after its optional first word. */
export interface FoldedSplit {
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
export function splitFolded(text: string, langCode: string | undefined): FoldedSplit {
  const own = getGroups(langCode);
  const leadingWord = own.flat().find((word) => cutLeadingWord(word, text) !== '');
  if (leadingWord === undefined) return { leadingWord: '', interchangeable: [], rest: text };

  const interchangeable = own.filter((group) => group.includes(leadingWord)).flat();
  return { leadingWord, interchangeable, rest: cutLeadingWord(leadingWord, text) };
}

/** Whether the leading words are interchangeable. A missing one is compatible with any. */
export function areLeadingWordsCompatible(expected: FoldedSplit, answer: FoldedSplit): boolean {
  if (expected.leadingWord === '' || answer.leadingWord === '') return true;
  return expected.interchangeable.includes(answer.leadingWord);
}

function getGroups(langCode: string | undefined): readonly (readonly string[])[] {
  return groups[getPrimaryLanguage(langCode)] ?? [];
}

function cutLeadingWord(word: string, text: string): string {
  const start = word.endsWith("'") ? word : `${word} `;
  return text.startsWith(start) ? text.slice(start.length).trimStart() : '';
}

/** The primary codes of the languages with words that `splitLeadingWord` splits off. */
export const languagesWithLeadingWords: readonly string[] = Object.keys(groups);

/** A text as written, split after its article or the English *to*. Joined, the parts are the text. */
export interface LeadingWordSplit {
  /** The word with the space after it; empty if there is none. */
  readonly leadingWord: string;
  readonly rest: string;
}

/**
 * Splits an article, or the English *to*, off a text. A text that consists of such a word is not split.
 *
 * @param text - a text without white space around it
 * @param langCode - its language as BCP 47; other languages than those of [Q45] have no such words
 * @param words - other words to split off, folded
 * @returns the word with the space after it, which is empty if there is none, and the rest
 * @example
 * splitLeadingWord('der Hund', 'de'); // { leadingWord: 'der ', rest: 'Hund' }
 */
export function splitLeadingWord(
  text: string,
  langCode: string | undefined,
  words: readonly string[] = getGroups(langCode).flat(),
): LeadingWordSplit {
  const leadingWord = firstWords
    .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    .find((word) => words.includes(foldBase(word, langCode)));
  if (leadingWord === undefined) return { leadingWord: '', rest: text };
  return { leadingWord, rest: text.slice(leadingWord.length) };
}

/** A first word that ends in an apostrophe or in white space, with another word after it. */
const firstWords = [/^[^\s'’‘‛ʼ`´′]+['’‘‛ʼ`´′]\s*(?=\S)/u, /^\S+\s+(?=\S)/u];

/**
 * Lists the words that `splitLeadingWord` splits off in a language.
 *
 * @param langCode - the language as BCP 47
 * @returns the words in lower case without duplicates; an elided article ends in an apostrophe
 * @example
 * listLeadingWords('en'); // ['to', 'a', 'an', 'the']
 */
export function listLeadingWords(langCode: string | undefined): string[] {
  return [...new Set(getGroups(langCode).flat())].map((word) => word.replace(/σ$/u, 'ς'));
}

/** Whether two words from `splitLeadingWord` may replace each other. */
export function areInterchangeable(
  one: string,
  other: string,
  langCode: string | undefined,
): boolean {
  const words = [one, other].map((word) => foldBase(word, langCode));
  return getGroups(langCode).some((group) => words.every((word) => group.includes(word)));
}
