import { splitGraphemes } from './letters.ts';

/**
 * A consonant that a vowel follows begins the next syllable. Before other vowels, pinyin has an apostrophe. Only
 * er ends in r: elsewhere, the r is the suffix 儿.
 */
const syllable =
  /er(?![aeiouv])|(?:[csz]h|[b-df-hj-np-tw-z])?[aeiouv]+(?:(?:ng|n)(?![aeiouv]))?[1-5]?|r/gu;

/** Splits a word in pinyin into its syllables; one part if it is not pinyin. */
export function splitPinyin(word: string): string[] {
  const letters = splitGraphemes(word.normalize('NFC'));
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
  const lengths = (plain.match(syllable) ?? []).map(({ length }) => length);
  if (lengths.reduce((sum, length) => sum + length, 0) !== plain.length) return [word];
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return letters.slice(start - length, start).join('');
  });
}
