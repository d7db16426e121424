import { removeMarks } from '@wordhoard/quiz-engine/text';
import { createContext } from 'react';
import type { WordText } from './word-text.ts';

/** What is shown with words, beside their texts. */
export interface WordDisplay {
  /** Kana or pinyin above the characters. */
  readings: boolean;
  vowelMarks: boolean;
  stressMarks: boolean;
  /** Of words in a script that readers of the interface may not know. */
  romanisation: boolean;
}

interface ShownWords extends WordDisplay {
  /** Whether the learner reads a text, so that its romanisation is left out. */
  canRead?: ((text: string, lang: string) => boolean) | undefined;
}

/** Without a provider, everything is shown. */
export const WordDisplayContext = createContext<ShownWords>({
  readings: true,
  vowelMarks: true,
  stressMarks: true,
  romanisation: true,
});

const languageOf = (lang: string): string => lang.split('-', 1)[0] ?? '';

const scripts = new Map<string, string | undefined>();

/** The script that a language is usually written in, such as `Cyrl`. */
function findScript(lang: string): string | undefined {
  const language = languageOf(lang);
  if (language !== '' && !scripts.has(language))
    scripts.set(language, new Intl.Locale(language).maximize().script);
  return scripts.get(language);
}

/** Whether readings of words in a language stand above their characters. */
export const hasRuby = (lang: string): boolean => ['ja', 'yue', 'zh'].includes(languageOf(lang));

/** Whether words in a language are usually written without their vowels. */
export const hasVowelMarks = (lang: string): boolean =>
  ['Arab', 'Hebr'].includes(findScript(lang) ?? '');

/** Whether words in a language have a stress that is marked for learners only. */
export const hasStressMarks = (lang: string): boolean =>
  ['be', 'bg', 'ru', 'uk'].includes(languageOf(lang));

/**
 * Whether readers of a language of the interface may not know the script of a word. The reading of Chinese is in Latin
 * letters already.
 */
export const needsRomanisation = (lang: string, locale: string): boolean =>
  ![undefined, 'Latn', 'Hans', 'Hant', findScript(locale)].includes(findScript(lang));

/** The reading that stands above the characters of a word, if it is to be shown. */
export const findRuby = ({ text, lang, reading }: WordText, display: WordDisplay) =>
  display.readings && hasRuby(lang) && reading !== text ? reading : undefined;

/** The text of a word with its vowels or its stress marked, as they are to be shown. */
export function markText({ text, lang, reading, stress }: WordText, display: WordDisplay): string {
  if (display.stressMarks && isMarked(text, stress)) return stress;
  return display.vowelMarks && hasVowelMarks(lang) && isMarked(text, reading) ? reading : text;
}

/** Whether a text differs from another one by marks alone. */
const isMarked = (text: string, marked: string | undefined): marked is string =>
  marked !== undefined && removeMarks(marked) === removeMarks(text);

/** Whether the word as it is written already tells how it is read or stressed. */
export const showsPronunciation = (word: WordText, display: WordDisplay): boolean =>
  findRuby(word, display) !== undefined || markText(word, display) !== word.text;

/** The romanisation of a word, if it is to be shown. */
export function findRomanisation(
  word: WordText,
  display: ShownWords,
  locale: string,
): string | undefined {
  const { text, lang, romanisation } = word;
  if (!display.romanisation || !needsRomanisation(lang, locale)) return undefined;
  return display.canRead?.(findRuby(word, display) ?? text, lang) ? undefined : romanisation;
}
