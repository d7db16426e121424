import { foldForSearch } from '@wordhoard/contract/text';
import {
  findAlphabet,
  languagesWithAlphabet,
  languagesWithLeadingWords,
  listLeadingWords,
  splitLeadingWord,
} from '@wordhoard/quiz-engine/text';
import type { Placeholder } from 'drizzle-orm';

/** The texts that a search compares, all folded. */
interface SearchTexts {
  /** As typed. */
  typed: string;
  /** Without an article or the English `to`. */
  core: string;
  /** Texts that count as the whole word: `core` alone and with each article. */
  wholes: string[];
  /** The letters that may be missing or mistyped in `core`; empty if its script has no alphabet. */
  letters: string;
}

/** What the statement of a search depends on. */
export interface SearchShape {
  /**
   * The number of letters without the article. The trigram index does not find texts shorter than `three` letters. Only
   * texts of `many` letters have enough trigrams in common with other words.
   */
  size: 'few' | 'three' | 'several' | 'many';
  hasArticle: boolean;
  isCorrectable: boolean;
}

export function getSearchShape({ typed, core, letters }: SearchTexts): SearchShape {
  const size = getSize([...core].length);
  // Almost any two letters are one typing error away from a word.
  return { size, hasArticle: typed !== core, isCorrectable: size !== 'few' && letters !== '' };
}

function getSize(letterCount: number): SearchShape['size'] {
  if (letterCount < 3) return 'few';
  if (letterCount === 3) return 'three';
  return letterCount < 8 ? 'several' : 'many';
}

/** A text so short that many words contain it by chance. */
export const isTiny = ({ size }: Pick<SearchShape, 'size'>): boolean =>
  size === 'few' || size === 'three';

/** The places of the texts in the statement. */
export type SearchPlaces = Record<Exclude<keyof SearchTexts, 'letters'>, Placeholder>;

interface Search {
  text: string;
  langCode?: string | undefined;
  tranLangCode?: string | undefined;
}

/**
 * Finds the article in `der Hund` and `to run`. Unless a search names both languages, it looks for the articles of all
 * languages.
 */
export function parseSearch({ text, langCode, tranLangCode }: Search): SearchTexts {
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  const ofBoth = hasBoth ? [langCode, tranLangCode] : undefined;
  const core = foldForSearch(removeArticle(text.trim(), ofBoth ?? languagesWithLeadingWords));
  return {
    typed: foldForSearch(text),
    core,
    wholes: addArticles(core, ofBoth ?? languagesWithLeadingWords),
    letters: listLetters(core, ofBoth ?? languagesWithAlphabet),
  };
}

function removeArticle(text: string, langCodes: readonly string[]): string {
  const rests = langCodes.map((langCode) => splitLeadingWord(text, langCode).rest);
  return rests.find((rest) => rest !== text) ?? text;
}

function addArticles(core: string, langCodes: readonly string[]): string[] {
  const articles = langCodes.flatMap(listLeadingWords).flatMap(toStarts).map(foldForStart);
  return [...new Set(['', ...articles])].map((start) => start + core);
}

/** Elided articles are written with either apostrophe. */
const toStarts = (word: string): string[] =>
  word.endsWith("'") ? [word, word.replace("'", '’')] : [`${word} `];

const foldForStart = (start: string): string =>
  foldForSearch(start) + (start.endsWith(' ') ? ' ' : '');

/** The scripts whose words consist of the letters of an alphabet. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
];

/** The letters of the languages that belong to the script of the text. */
function listLetters(text: string, langCodes: readonly string[]): string {
  const script = scripts.find((one) => one.test(text));
  if (script === undefined) return '';
  const letters = langCodes.flatMap((langCode) => {
    const { letters: own = [], specialLetters = [] } = findAlphabet(langCode) ?? {};
    return [...foldForSearch([...own, ...specialLetters].join(''))];
  });
  return [...new Set(letters)].filter((letter) => script.test(letter)).join('');
}
