/** A letter with its marks. */
export interface Letter {
  letter: string;
  marks: string;
}

export const splitLetters = (word: string): Letter[] =>
  [...word.normalize('NFD').matchAll(/(\p{L})([\p{M}׳]*)/gu)].map(
    ([, letter = '', marks = '']) => ({ letter, marks }),
  );

/** Whether a reading adds nothing but marks to its word. */
export const hasSameLetters = (text: string, reading: string): boolean =>
  toBare(text) === toBare(reading);

/** The hamza and the madda above an alif belong to the letter. */
const toBare = (text: string): string =>
  text.normalize('NFD').replace(/(?![\u0653-\u0655])\p{M}/gu, '');
