import { hasSameLetters } from './letters.ts';

const damma = '\u064F';
const kasra = '\u0650';
const shadda = '\u0651';

interface Sign {
  letter: string;
  marks: string;
}

/**
 * Finds what is wrong with the vowel marks of an Arabic word.
 *
 * @param isPastVerb - whether the first word is a verb of the past tense
 */
export function findArabicFaults(text: string, reading: string, isPastVerb: boolean): string[] {
  const words = reading
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  const faults = words.flatMap((word) =>
    findUnmarked(splitSigns(word)).map((letter) => `no mark on ${letter} in ${word}`),
  );
  if (!hasSameLetters(text, reading)) faults.push('other letters than the word');
  if (isPastVerb && !/\u064E\u0651?[اى]?$/u.test(words[0] ?? ''))
    faults.push('no fatha at the end');
  return faults;
}

const splitSigns = (word: string): Sign[] =>
  [...word.matchAll(/(\p{L})(\p{M}*)/gu)].map(([, letter = '', marks = '']) => ({ letter, marks }));

const findUnmarked = (signs: readonly Sign[]): string[] =>
  signs
    .filter((sign, index) => sign.marks === '' && needsMark(signs, index))
    .map(({ letter }) => letter);

/** All letters but those that lengthen a vowel, the lam of an article that assimilates, and the last one. */
function needsMark(signs: readonly Sign[], index: number): boolean {
  const [before, sign, after] = [signs[index - 1], signs[index], signs[index + 1]];
  if (sign === undefined || after === undefined || /[اآىة]/u.test(sign.letter)) return false;
  if (sign.letter === 'و' && before?.marks.includes(damma)) return false;
  if (sign.letter === 'ي' && before?.marks.includes(kasra)) return false;
  const isAssimilated =
    sign.letter === 'ل' && before?.letter === 'ا' && after.marks.includes(shadda);
  return !isAssimilated;
}
