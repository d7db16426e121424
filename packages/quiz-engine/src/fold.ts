import { foldCase, isSpaced } from './language.ts';

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Brings a text to a form in which only what a reader would call a difference is left. Gone are
 * the differences of case (as the language writes it; both Greek sigmas are one), of punctuation,
 * of hyphen and space, of white space (of any space, where the language does without), and of
 * Unicode's ways to write the same letter (composed or not, full width, ligature, presentation form,
 * invisible joiners and marks of direction, the Arabic stretching tatweel). Letters and their
 * accents stay.
 *
 * Compatibility forms follow Unicode Standard Annex #15 (NFKC), classes of characters UAX #44.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47, for the case of letters; any code is safe
 * @returns the folded text; where that leaves nothing, the visible text as it is, for then the
 *   punctuation is what it is about
 * @example
 * foldText('¿Qué tal, Señor?', 'es'); // 'qué tal señor'
 * foldText('IŞIK', 'tr'); // 'ışık'
 */
export function foldText(text: string, langCode?: string): string {
  const folded = dropApostrophes(foldLetters(text, langCode));
  return folded === '' ? text.replace(invisible, '').trim().normalize('NFC') : folded;
}

/** The fold but for apostrophes, which are still there, all of one kind. */
export function foldLetters(text: string, langCode: string | undefined): string {
  const letters = foldApostrophes(foldApostrophes(text.normalize('NFC')).normalize('NFKC'));
  const plain = foldCase(letters, langCode)
    .replace(invisible, '')
    .replaceAll('\u0640', '')
    .replace(/[\p{Dash_Punctuation}\u2212~/,;،؛、]/gu, ' ')
    .replace(/(?!')\p{Punctuation}/gu, '');
  const spaced = foldSpaces(plain.normalize('NFC'));
  return isSpaced(langCode) ? spaced : spaced.replaceAll(' ', '');
}

/** The last step of the fold. */
export function dropApostrophes(text: string): string {
  return foldSpaces(text.replaceAll("'", '').normalize('NFC'));
}

/** One space between words, none around them. */
function foldSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Before the compatibility forms, for some are a space with an accent there, and after them. */
function foldApostrophes(text: string): string {
  return text.replace(/[’‘‛ʼ`´′]/gu, "'");
}
