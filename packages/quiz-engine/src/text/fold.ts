const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Languages that put no space between words. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** The primary language of a BCP 47 code: `pt` for `pt-BR`, and an empty string for `undefined`. */
export function getPrimaryLanguage(langCode: string | undefined): string {
  const [language = ''] = (langCode ?? '').toLowerCase().split(/[-_]/u, 1);
  return language;
}

/**
 * Converts a text to lower case by the rules of its language: in Turkish and Azerbaijani, `I` is the
 * capital of `ı`. Both Greek lower-case sigmas become `σ`.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47; an unknown or malformed code is safe
 * @returns the text in lower case
 * @example
 * foldCase('IŞIK', 'tr'); // 'ışık'
 */
export function foldCase(text: string, langCode?: string): string {
  const language = getPrimaryLanguage(langCode);
  const lower =
    language === 'tr' || language === 'az' ? text.toLocaleLowerCase(language) : text.toLowerCase();
  return lower.replaceAll('ς', 'σ');
}

/**
 * Replaces typographic apostrophes, single quotation marks, accents that stand alone and primes with
 * the ASCII apostrophe.
 *
 * @param text - any text
 * @returns the text with one kind of apostrophe
 * @example
 * foldApostrophes('don’t'); // "don't"
 */
export function foldApostrophes(text: string): string {
  return text.replace(/[’‘‛ʼʻʹ׳`´′]/gu, "'");
}

/**
 * Reduces a text to a form for comparison. Two texts with the same fold differ at most in case,
 * punctuation, hyphens and white space, or in how Unicode encodes their letters (composed or not, full
 * width, ligature, presentation form, invisible joiners and direction marks, tatweel). Languages that
 * put no space between words lose all spaces. Letters keep their accents.
 *
 * Compatibility forms follow Unicode Standard Annex #15 (NFKC), character classes UAX #44.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47; an unknown or malformed code is safe
 * @returns the folded text. If folding leaves nothing, the visible text unchanged: a text that
 *   consists of punctuation is about that punctuation
 * @example
 * foldText('¿Qué tal, Señor?', 'es'); // 'qué tal señor'
 * foldText('IŞIK', 'tr'); // 'ışık'
 */
export function foldText(text: string, langCode?: string): string {
  const folded = removeApostrophes(foldExceptApostrophes(text, langCode));
  return folded === '' ? text.replace(invisible, '').trim().normalize('NFC') : folded;
}

/** The first step of `foldText`. Apostrophes remain because an elided article ends in one. */
export function foldExceptApostrophes(text: string, langCode: string | undefined): string {
  // NFKC turns some apostrophes into a space and an accent, so replace those before it.
  const letters = foldApostrophes(foldApostrophes(text.normalize('NFC')).normalize('NFKC'));
  const plain = foldCase(letters, langCode)
    .replace(invisible, '')
    .replaceAll('\u0640', '')
    .replace(/[\p{Dash_Punctuation}\u2212~/,;،؛、]/gu, ' ')
    .replace(/(?!')\p{Punctuation}/gu, '');
  const spaced = foldSpaces(plain.normalize('NFC'));
  return unspaced.has(getPrimaryLanguage(langCode)) ? spaced.replaceAll(' ', '') : spaced;
}

/** The second step of `foldText`. */
export function removeApostrophes(text: string): string {
  return foldSpaces(text.replaceAll("'", '').normalize('NFC'));
}

/** Leaves one space between words, and none around them. */
function foldSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A text without accents and other marks. */
export const removeMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Kana in hiragana. A katakana has the code point of its hiragana plus 60 in hexadecimal. */
export const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヴ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
