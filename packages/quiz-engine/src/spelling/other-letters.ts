import { findAlphabet } from '../text/alphabet.ts';
import { foldApostrophes, foldCase } from '../text/fold.ts';
import { isOfScripts, listScripts } from '../text/scripts.ts';
import type { SpellingInput } from './grade-spelling.ts';
import { maxAlignedLength } from './spelling-diff.ts';

/**
 * The letters of an answer in a script in which neither its language nor an accepted text is written, and Cyrillic letters
 * that its alphabet lacks, each once. None if the language is not known.
 */
export function listOtherLetters(
  answer: string,
  { accepted, spellings = [], langCode }: SpellingInput,
): string[] {
  if (!langCode || accepted.length === 0 || answer.length > maxAlignedLength) return [];
  const listOthers = (text: string) => listUnusualLetters(text, langCode);
  const others = listOthers(answer);
  return [...accepted, ...spellings].some((text) => listOthers(text).length > 0) ? [] : others;
}

function listUnusualLetters(text: string, langCode: string): string[] {
  const scripts = listScripts(langCode);
  const { letters = [], specialLetters = [] } = findAlphabet(langCode) ?? {};
  const alphabet = new Set([...letters, ...specialLetters]);
  const isUsual = (letter: string) =>
    isOfScripts(letter, scripts) &&
    (alphabet.size === 0 || !isCyrillic(letter) || alphabet.has(foldCase(letter, langCode)));
  return [...new Set(foldApostrophes(text.normalize('NFC')))].filter((one) => !isUsual(one));
}

const isCyrillic = (letter: string): boolean => /\p{Script=Cyrillic}/u.test(letter);
