/**
 * Tells whether a letter-match builds a text from its words, because it is a phrase of more than ten letters. With so few tiles,
 * a right answer may be a guess.
 *
 * @param text - the text to build
 * @returns `false` if it is built from its letters
 * @example
 * isBuiltFromWords('auf Wiedersehen'); // true
 */
export const isBuiltFromWords = (text: string): boolean =>
  /\s/u.test(text) && text.replace(/[\s\p{P}\p{M}]/gu, '').length > 10;
