import { alignReading, languagesWithRuby, type RubyPart } from '@wordhoard/quiz-engine/text';
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

/** Without a provider, everything is shown. */
export const WordDisplayContext = createContext<WordDisplay>({
  readings: true,
  vowelMarks: true,
  stressMarks: true,
  romanisation: true,
});

const languageOf = (lang: string): string => lang.split('-', 1)[0] ?? '';

const scripts = new Map<string, string | undefined>();

/** The script that a language is usually written in, such as `Cyrl`. */
function scriptOf(lang: string): string | undefined {
  const language = languageOf(lang);
  if (language !== '' && !scripts.has(language))
    scripts.set(language, new Intl.Locale(language).maximize().script);
  return scripts.get(language);
}

/** Whether readings of words in a language stand above their characters. */
export const hasRuby = (lang: string): boolean => languagesWithRuby.includes(languageOf(lang));

/** Whether words in a language are usually written without their vowels. */
export const hasVowelMarks = (lang: string): boolean =>
  ['Arab', 'Hebr'].includes(scriptOf(lang) ?? '');

/** Whether words in a language have a stress that is marked for learners only. */
export const hasStressMarks = (lang: string): boolean =>
  ['be', 'bg', 'ru', 'uk'].includes(languageOf(lang));

/**
 * Whether readers of a language of the interface may not know the script of a word. The reading of Chinese is in Latin
 * letters already.
 */
export const needsRomanisation = (lang: string, locale: string): boolean =>
  ![undefined, 'Latn', 'Hans', 'Hant', scriptOf(locale)].includes(scriptOf(lang));

/** The parts of a word as they are written, and what stands above them. */
export function writtenParts(word: WordText, display: WordDisplay): readonly RubyPart[] {
  const { text, lang, reading, stress } = word;
  if (hasRuby(lang)) return alignReading(text, display.readings ? reading : undefined, lang);
  if (display.stressMarks && isMarked(text, stress)) return [{ text: stress }];
  if (display.vowelMarks && hasVowelMarks(lang) && isMarked(text, reading))
    return [{ text: reading }];
  return [{ text }];
}

/** Whether a text differs from another one by marks alone. */
const isMarked = (text: string, marked: string | undefined): marked is string =>
  marked !== undefined && withoutMarks(marked) === withoutMarks(text);

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether the text as it is written already tells how the word is read or stressed. */
export function showsPronunciation(word: WordText, display: WordDisplay): boolean {
  const [first] = writtenParts(word, display);
  return first?.text !== word.text || first.reading !== undefined;
}

/** The romanisation of a word, if it is to be shown. */
export const shownRomanisation = (
  { lang, romanisation }: WordText,
  display: WordDisplay,
  locale: string,
): string | undefined =>
  display.romanisation && needsRomanisation(lang, locale) ? romanisation : undefined;
