import { foldForSearch } from '@wordhoard/contract/text';
import {
  findAlphabet,
  languagesWithAlphabet,
  languagesWithLeadingWords,
  listLeadingWords,
  splitLeadingWord,
} from '@wordhoard/quiz-engine/text';

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

/**
 * Finds the article in `der Hund` and `to run`. Unless a search names both languages, it looks for the articles of all
 * languages.
 */
export function parseSearch({
  text,
  langCode,
  tranLangCode,
}: {
  text: string;
  langCode?: string | undefined;
  tranLangCode?: string | undefined;
}): SearchTexts {
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
