import { foldCase } from './language.ts';

/**
 * Brings a text to a form in which only what a reader would call a difference is left. Gone are
 * the differences of case (as the language writes it; both Greek sigmas are one), of punctuation,
 * of hyphen and space, of white space, and of Unicode's ways to write the same letter
 * (composed or not, full width, ligature, presentation form, invisible joiners and marks of
 * direction, the Arabic stretching tatweel). Letters and their accents stay.
 *
 * Compatibility forms follow Unicode Standard Annex #15 (NFKC), classes of characters UAX #44.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47, for the case of letters; any code is safe
 * @returns the folded text; empty where there was nothing but punctuation and space
 * @example
 * foldText('¿Qué tal, Señor?', 'es'); // 'qué tal señor'
 * foldText('IŞIK', 'tr'); // 'ışık'
 */
export function foldText(text: string, langCode?: string): string {
  return foldSpaces(foldLetters(text, langCode).replaceAll("'", ''));
}

/** The fold short of its last step: apostrophes are still there, all of one kind, and so is every space. */
export function foldLetters(text: string, langCode: string | undefined): string {
  const plain = text.replace(/[’‘‛ʼ`´′]/gu, "'").normalize('NFKC');
  return foldCase(plain, langCode)
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .replace(/[\p{Dash_Punctuation}\u2212/,;،؛、]/gu, ' ')
    .replace(/(?!')\p{Punctuation}/gu, '');
}

/** One space between words, none around them. */
export function foldSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
