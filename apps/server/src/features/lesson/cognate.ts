import { diffSpelling, isSimilar } from '@wordhoard/quiz-engine';
import { removeMarks } from '@wordhoard/quiz-engine/text';
import { romanise } from '../word/meant/romanise.ts';

interface Text {
  text: string;
  langCode: string;
}

/** Whether two words resemble each other in writing or in sound, so that one can be guessed by who knows the other. */
export function areCognates(one: Text, other: Text): boolean {
  if (isSimilar(diffSpelling(one.text, other.text))) return true;
  const isLatin = ({ text }: Text) => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(text);
  if (isLatin(one) && isLatin(other)) return false;
  const [first, second] = [one, other].map((text) =>
    isLatin(text) ? text.text : romanise(text.text, text.langCode),
  );
  if (!first || !second) return false;
  return soundsAlike(foldSound(first), foldSound(second), [one, other].some(isKatakana));
}

/** Katakana writes words that are taken from other languages. */
const isKatakana = ({ text }: Text): boolean => /^[\p{Script=Katakana}ー・\s]+$/u.test(text);

const foldSound = (text: string): string =>
  removeMarks(text.toLowerCase())
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** So many consonants in the same order are no coincidence. */
const fewestConsonants = 3;

function soundsAlike(one: string, other: string, isTaken: boolean): boolean {
  // Japanese loses an `r` at the end of an English word, and keeps what precedes it.
  const consonants = [one, other].map((text) =>
    isTaken ? listConsonants(text).replace(/r$/, '') : listConsonants(text),
  );
  const [first = '', second = ''] = consonants;
  const areEqual = first !== '' && first === second;
  if (areEqual && (isTaken || first.length >= fewestConsonants)) return true;
  return !isTaken && isSimilar(diffSpelling(one, other));
}

/** The consonants, of which those that languages exchange are one: `l` and `r`, `b` and `v`. */
const listConsonants = (text: string): string =>
  text
    .replace(/tsch|shch|sch|tch|ch|sh|zh|ts|tz|z/g, 's')
    .replace(/kh|f/g, 'h')
    .replace(/th|d/g, 't')
    .replace(/gh|g/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/l/g, 'r')
    .replace(/m/g, 'n')
    .replace(/[^bhknprst]/g, '')
    .replace(/(.)\1+/g, '$1');
