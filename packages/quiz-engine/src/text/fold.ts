/** What shows nothing, and the tatweel, which only widens an Arabic word. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Languages that put no space between words. */
const unspaced = /^(?:ja|km|lo|my|th|yue|zh)$/u;

/**
 * The primary language of a BCP 47 code: `pt` for `pt-BR`, and an empty string for `undefined` or a malformed code. No
 * property that every object inherits has so short a name.
 */
export const getPrimaryLanguage = (langCode = ''): string =>
  /^[a-z]{2,3}(?![^-_])/iu.exec(langCode)?.[0].toLowerCase() ?? '';

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
 * Replaces typographic apostrophes, single quotation marks, accents that stand alone, primes, and the signs of hamza and ayn with
 * the ASCII apostrophe.
 *
 * @param text - any text
 * @returns the text with one kind of apostrophe
 * @example
 * foldApostrophes('don’t'); // "don't"
 */
export function foldApostrophes(text: string): string {
  return text.replace(/[’‘‛ʼʻʾʿʹ׳`´′]/gu, "'");
}

/** Replaces hyphens of every kind, and dashes between letters, with the ASCII hyphen. Between spaces, a dash is punctuation. */
export function foldHyphens(text: string): string {
  return text.replace(/[\u058a\u05be\u2010\u2011\u2212]|(?<=\S)[\u2012-\u2015](?=\S)/gu, '-');
}

/** Replaces letters of Persian keyboards, and the alif maqsura, with those of Arabic keyboards. */
const foldArabic = (text: string): string => text.replace(/[ىی]/gu, 'ي').replaceAll('ک', 'ك');

/**
 * The fold that every comparison begins with. Two texts with the same base fold differ at most in case, in the shapes of
 * hyphens, apostrophes and white space, in the keyboard for Arabic letters, or in how Unicode encodes them (composed or not,
 * full or half width, ligature, presentation form, invisible joiners and direction marks, tatweel). A search ignores accents
 * as well, and `foldText` punctuation.
 *
 * Compatibility forms follow Unicode Standard Annex #15 (NFKC), character classes UAX #44.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47; an unknown or malformed code is safe
 * @returns the folded text, with its accents and punctuation
 * @example
 * foldBase(' Ｄon’t  Ｐanic'); // "don't panic"
 */
export function foldBase(text: string, langCode?: string): string {
  // NFKC turns some apostrophes into a space and an accent, so replace those before it.
  const forms = foldApostrophes(foldApostrophes(text.normalize('NFC')).normalize('NFKC'));
  const letters = foldArabic(foldCase(forms, langCode).replace(invisible, ''));
  return foldSpaces(foldHyphens(letters.normalize('NFC')));
}

/**
 * Reduces a text to a form for comparison: its base fold without punctuation. Hyphens, slashes and commas become spaces.
 * Languages that put no space between words lose all spaces. Letters keep their accents.
 *
 * @param text - any text
 * @param langCode - its language as BCP 47; an unknown or malformed code is safe
 * @returns the folded text. If this leaves nothing, the base fold: a text that consists of
 *   punctuation is about that punctuation
 * @example
 * foldText('¿Qué tal, Señor?', 'es'); // 'qué tal señor'
 * foldText('IŞIK', 'tr'); // 'ışık'
 */
export function foldText(text: string, langCode?: string): string {
  const folded = removeApostrophes(foldExceptApostrophes(text, langCode));
  return folded === '' ? foldBase(text, langCode) : folded;
}

/** The first step of `foldText`. Apostrophes remain because an elided article ends in one. */
export function foldExceptApostrophes(text: string, langCode: string | undefined): string {
  const plain = foldBase(text, langCode)
    .replace(/[\p{Dash_Punctuation}~/,;،؛、]/gu, ' ')
    .replace(/(?!')\p{Punctuation}/gu, '');
  const spaced = foldSpaces(plain.normalize('NFC'));
  return unspaced.test(getPrimaryLanguage(langCode)) ? spaced.replaceAll(' ', '') : spaced;
}

/** The second step of `foldText`. */
export function removeApostrophes(text: string): string {
  return foldSpaces(text.replaceAll("'", '').normalize('NFC'));
}

/** Leaves one space between words, and none around them. */
export function foldSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A text without accents and other marks. */
export const removeMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The marks of Latin letters, the dots of `ё`, and stress. `й` and `ї` are other letters. */
const smallMarks = /(?<=[a-zе])\p{M}+|\u0301/gu;

/** A folded text without the marks by which words may be mistaken for each other: _schon_ and _schön_, _все_ and _всё_. */
export const foldMarks = (text: string, langCode: string | undefined): string =>
  foldText(text, langCode).normalize('NFD').replace(smallMarks, '').normalize('NFC');

/**
 * A romanisation as a plain keyboard types it, without marks, spaces and hyphens.
 *
 * @param text - a text in Latin letters
 * @returns the text for a comparison with what was typed
 * @example
 * foldRomanisation('min faḍlik'); // 'minfadlik'
 */
export const foldRomanisation = (text: string): string =>
  foldText(removeMarks(text)).replaceAll(' ', '');

/** Kana in hiragana. A katakana has the code point of its hiragana plus 60 in hexadecimal. */
export const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** Kana in katakana. */
export const toKatakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
