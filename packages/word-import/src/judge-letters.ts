import type { Expectation } from './encodings.ts';

const word = /[\p{L}\p{M}]+/gu;
const beyondAscii = /\P{ASCII}/gu;
/** Quotation marks and dashes tell nothing, except between letters, where apostrophes, dashes and spaces stand. */
const symbol = /(?<=\p{L})[«»‹›“”„](?=\p{L})|[^\p{ASCII}\p{L}\p{M}«»‹›“”„‚‘’–—…\u00a0]/gu;

const latin = /\p{Script=Latin}/u;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
/** No language writes a word so, but code pages with swapped cases do. */
const swappedCase = /\p{Ll}\p{Lu}/gu;
const capitals = /^\p{Lu}{2,}$/u;
const withoutVowel = /^(?![\s\S]*[аеёиоуыэюяіїєў])\p{Script=Cyrillic}{3,}$/iu;

/** What a letter is worth in a word that is possible, but unlikely. */
const worths = { capitals: 0.9, oddWord: 0.5 };
/** A text without letters beyond ASCII is possible. */
const neutralWorth = 0.5;

/**
 * The share of the characters beyond ASCII that the languages have. Words of capitals, of several scripts or without
 * vowels count less.
 */
export function judgeLetters(text: string, expectations: readonly Expectation[]): number {
  const isKnown = (letter: string) => expectations.some(({ hasLetter }) => hasLetter(letter));
  // Where English words are written in capitals, other words are too.
  const isShouted = /[A-Z]{2}/.test(text) && !/[a-z]/.test(text);
  let count = 0;
  let sum = 0;
  for (const symbols of text.match(symbol) ?? []) {
    count += 1;
    sum += isKnown(symbols) ? 1 : 0;
  }
  for (const written of text.match(word) ?? []) {
    const letters = written.match(beyondAscii) ?? [];
    if (letters.length === 0) continue;
    count += letters.length;
    sum += letters.filter(isKnown).length * weighWord(written, isShouted);
    sum -= written.match(swappedCase)?.length ?? 0;
  }
  return count === 0 ? neutralWorth : sum / count;
}

function weighWord(written: string, isShouted: boolean): number {
  const isMixed = latin.test(written) && otherScript.test(written);
  if (isMixed || withoutVowel.test(written)) return worths.oddWord;
  return capitals.test(written) && !isShouted ? worths.capitals : 1;
}
