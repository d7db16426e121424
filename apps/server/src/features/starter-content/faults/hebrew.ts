import { hasSameLetters, type Letter, splitLetters } from './letters.ts';

const dagesh = '\u05BC';
const geresh = '׳';
/** The vowels and the shva. */
const hasVowel = /[\u05B0-\u05BB\u05C7]/u;
const hasHolam = /[\u05B9\u05BA]/u;
const hasDotOfShin = /[\u05C1\u05C2]/u;

/** Finds what is wrong with the niqqud of a Hebrew word. */
export function findHebrewFaults(text: string, reading: string): string[] {
  const words = reading
    .split(/[\s־-]+/u)
    // Abbreviations are read by their letters.
    .filter((word) => !word.includes('״'))
    .map((word) => ({ word, letters: splitLetters(word) }));
  const faults = words.flatMap(({ word, letters }) => [
    ...letters
      .flatMap((_, index) => findLetterFaults(letters, index))
      .map((fault) => `${fault} ${word}`),
    ...(isSoftAtStart(letters) ? [`no dagesh at the beginning of ${word}`] : []),
  ]);
  return hasSameLetters(text, reading) ? faults : [...faults, 'other letters than the word'];
}

const isSoftAtStart = ([first]: readonly Letter[]): boolean =>
  first !== undefined &&
  /[בגדכפת]/u.test(first.letter) &&
  !first.marks.includes(dagesh) &&
  !first.marks.includes(geresh);

function findLetterFaults(letters: readonly Letter[], index: number): string[] {
  const sign = letters[index];
  if (sign?.letter === 'ש' && !hasDotOfShin.test(sign.marks)) return ['no dot of shin in'];
  return needsVowel(letters, index) ? [`no vowel under ${sign?.letter} in`] : [];
}

/** The last letter needs none, nor a letter that lengthens a vowel, nor one that a vav with a vowel follows. */
function needsVowel(letters: readonly Letter[], index: number): boolean {
  const [sign, after] = [letters[index], letters[index + 1]];
  if (sign === undefined || after === undefined || hasVowel.test(sign.marks)) return false;
  if (index > 0 && /[אוי]/u.test(sign.letter)) return false;
  if (sign.letter === 'ו' && sign.marks.includes(dagesh)) return false;
  const isDoubled = sign.letter === 'ו' && after.letter === 'ו';
  return !isDoubled && !isVowelVav(after);
}

const isVowelVav = ({ letter, marks }: Letter): boolean =>
  letter === 'ו' && (hasHolam.test(marks) || (marks.includes(dagesh) && !hasVowel.test(marks)));
