import { foldApostrophes, foldCase, splitLeadingWord } from '@wordhoard/quiz-engine/text';

/** The text of a word or translation, with its language as a BCP 47 tag. */
export interface WordText {
  text: string;
  lang: string;
  /** The number that tells it from other words of the same text, if there are any. */
  homograph?: number | undefined;
  /** The definite article. */
  article?: string | undefined;
  /** Kana, pinyin, or the text with its vowel marks. */
  reading?: string | undefined;
  /** The text with its stress marked. */
  stress?: string | undefined;
  /** In Latin letters. */
  romanisation?: string | undefined;
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of letters in separate elements, where `dir="auto"` does not apply. */
export const findDirection = (letters: readonly string[]): 'ltr' | 'rtl' =>
  letters.some((letter) => rightToLeft.test(letter)) ? 'rtl' : 'ltr';

/** Folds case and apostrophes to compare typed text. `lang` is empty for text without a language. */
export const foldTyped = (text: string, lang: string): string =>
  foldApostrophes(foldCase(text.normalize('NFC'), lang));

const graphemes = new Intl.Segmenter();

/** The first grapheme of a text. */
export const initialOf = (text: string): string =>
  graphemes.segment(text).containing(0)?.segment ?? '';

/** The first two letters of a word without its article, or only those before a space or hyphen. */
export function abbreviateWord({ text, lang }: Pick<WordText, 'text' | 'lang'>): string {
  const [first = '', second = ''] = Array.from(
    graphemes.segment(splitLeadingWord(text, lang).rest),
    ({ segment }) => segment,
  );
  return /^[\p{Letter}\p{Number}]/u.test(second) ? first + second : first;
}

/**
 * The capital of a letter, or the letter itself if it has no single one. Of the rules for languages, only
 * those for the Turkish i apply: those for Greek would remove the accent.
 */
export function capitalize(letter: string, lang: string): string {
  if (letter === 'ß') return 'ẞ';
  const capital = /^(?:az|tr)\b/.test(lang) ? letter.toLocaleUpperCase(lang) : letter.toUpperCase();
  return [...capital].length === 1 ? capital : letter;
}
