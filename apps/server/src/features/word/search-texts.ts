import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import {
  findAlphabet,
  languagesWithAlphabet,
  languagesWithLeadingWords,
  listLeadingWords,
  splitLeadingWord,
} from '@wordhoard/quiz-engine/text';
import { listKeys } from './word-forms.ts';

/** The texts that a search compares. All but the first are folded. */
interface SearchTexts {
  /** As typed, not folded. */
  text: string;
  /** As typed, without tones, stress, separators and capitals. */
  untoned: string;
  typed: string;
  /** Without an article or the English `to`. */
  core: string;
  /** Texts that count as the whole word: `core` alone and with each article. */
  wholes: string[];
  /** The keys of forms that may be meant. */
  keys: string[];
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
  const bare = removeQuotes(text);
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  const ofBoth = hasBoth ? [langCode, tranLangCode] : undefined;
  const core = foldForSearch(removeArticle(bare, ofBoth ?? languagesWithLeadingWords));
  return {
    text: normalizeText(bare),
    untoned: removeTones(bare),
    typed: foldForSearch(bare),
    core,
    keys: [...new Set([bare, core].flatMap(listKeys))],
    wholes: addArticles(core, ofBoth ?? languagesWithLeadingWords),
    letters: listLetters(core, ofBoth ?? languagesWithAlphabet),
  };
}

const quoted =
  /^["'“”„‟«»‘’‚‹›「」『』([{]+([^"“”„‟«»‹›「」『』()[\]{}]+?)["'“”„‟«»‘’‚‹›「」『』)\]}]+$/u;

/** A text without the quotation marks or brackets around it. */
export function removeQuotes(text: string): string {
  const trimmed = text.trim();
  return quoted.exec(trimmed)?.[1]?.trim() ?? trimmed;
}

/** What may stand between the words and syllables of a reading. */
export const separators = " ’'-";

/** What tones and stress add to the letters of a reading, and its separators. */
export const toneMarks = `\u0300\u0301\u0304\u030c${separators}`;

const removeTones = (text: string): string =>
  [...text.toLowerCase().normalize('NFD')].filter((mark) => !toneMarks.includes(mark)).join('');

function removeArticle(text: string, langCodes: readonly string[]): string {
  const rests = langCodes.map((langCode) => splitLeadingWord(text, langCode).rest);
  return rests.find((rest) => rest !== text) ?? text;
}

function addArticles(core: string, langCodes: readonly string[]): string[] {
  const articles = langCodes.flatMap((langCode) => startsOf.get(getLanguage(langCode)) ?? []);
  return [...new Set(['', ...articles])].map((start) => start + core);
}

/** No space follows an elided article. */
const toStart = (word: string): string => foldForSearch(word) + (word.endsWith("'") ? '' : ' ');

// Folded once, because a search of all languages needs all of them.
const startsOf = new Map(
  languagesWithLeadingWords.map((code) => [code, listLeadingWords(code).map(toStart)]),
);
const lettersOf = new Map(languagesWithAlphabet.map((code) => [code, foldLetters(code)]));

function foldLetters(language: string): string[] {
  const { letters = [], specialLetters = [] } = findAlphabet(language) ?? {};
  return [...foldForSearch([...letters, ...specialLetters].join(''))];
}

const getLanguage = (langCode: string): string => langCode.split('-', 1)[0] ?? '';

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
  const letters = langCodes.flatMap((langCode) => lettersOf.get(getLanguage(langCode)) ?? []);
  return [...new Set(letters)].filter((letter) => script.test(letter)).join('');
}
