import { foldForSearch } from '@wordhoard/contract/text';
import {
  alphabetOf,
  languagesWithAlphabet,
  languagesWithLeadingWords,
  leadingWordsOf,
  splitLeadingWord,
} from '@wordhoard/quiz-engine/text';
import type { Placeholder } from 'drizzle-orm';

/** What a search compares, all folded. */
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
   * The number of letters without the article. Trigrams do not index less than `three`. Only texts of `many` letters
   * have enough trigrams in common with other words.
   */
  size: 'few' | 'three' | 'several' | 'many';
  hasArticle: boolean;
  isCorrectable: boolean;
}

export function searchShapeOf({ typed, core, letters }: SearchTexts): SearchShape {
  const size = sizeOf([...core].length);
  // Almost any two letters are one typing error away from a word.
  return { size, hasArticle: typed !== core, isCorrectable: size !== 'few' && letters !== '' };
}

function sizeOf(letterCount: number): SearchShape['size'] {
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

/** Understands `der Hund` and `to run`. Without both languages of a search, articles of all languages. */
export function searchTextsOf({ text, langCode, tranLangCode }: Search): SearchTexts {
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  const ofBoth = hasBoth ? [langCode, tranLangCode] : undefined;
  const core = foldForSearch(withoutArticle(text.trim(), ofBoth ?? languagesWithLeadingWords));
  return {
    typed: foldForSearch(text),
    core,
    wholes: withArticles(core, ofBoth ?? languagesWithLeadingWords),
    letters: lettersLike(core, ofBoth ?? languagesWithAlphabet),
  };
}

function withoutArticle(text: string, langCodes: readonly string[]): string {
  const rests = langCodes.map((langCode) => splitLeadingWord(text, langCode).rest);
  return rests.find((rest) => rest !== text) ?? text;
}

function withArticles(core: string, langCodes: readonly string[]): string[] {
  const articles = langCodes.flatMap(leadingWordsOf).flatMap(asStarts).map(foldForStart);
  return [...new Set(['', ...articles])].map((start) => start + core);
}

/** Elided articles are written with either apostrophe. */
const asStarts = (word: string): string[] =>
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

/** The letters of the languages that are of the same script as the text. */
function lettersLike(text: string, langCodes: readonly string[]): string {
  const script = scripts.find((one) => one.test(text));
  if (script === undefined) return '';
  const letters = langCodes.flatMap((langCode) => {
    const { letters: own = [], specialLetters = [] } = alphabetOf(langCode) ?? {};
    return [...foldForSearch([...own, ...specialLetters].join(''))];
  });
  return [...new Set(letters)].filter((letter) => script.test(letter)).join('');
}
