import { getPrimaryLanguage, toHiragana } from './fold.ts';
import { splitGraphemes } from './letters.ts';

/** A part of a word, with the reading that stands above it. */
export interface RubyPart {
  readonly text: string;
  /** Absent if the text reads as it is written, as kana do. */
  readonly reading?: string;
}

type Align = (text: string, reading: string) => readonly RubyPart[] | undefined;

const aligners: ReadonlyMap<string, Align> = new Map([
  ['ja', alignKana],
  ['yue', alignSyllables],
  ['zh', alignSyllables],
]);

/** The primary codes of the languages whose readings stand above the characters. */
export const languagesWithRuby: readonly string[] = [...aligners.keys()];

/**
 * Splits a word into the parts that its reading stands above: kana above kanji, a syllable above each
 * Chinese character. If the parts of the reading cannot be told, it stands above the whole word.
 *
 * @param text - the word
 * @param reading - kana in Japanese, pinyin in Chinese; none if it is unknown
 * @param langCode - the language as BCP 47
 * @returns the parts in their order; in other languages, the word as one part without a reading
 * @example
 * alignReading('食べ物', 'たべもの', 'ja');
 * // [{ text: '食', reading: 'た' }, { text: 'べ' }, { text: '物', reading: 'もの' }]
 */
export function alignReading(
  text: string,
  reading: string | undefined,
  langCode: string,
): readonly RubyPart[] {
  const align = aligners.get(getPrimaryLanguage(langCode));
  if (!reading || align === undefined) return [{ text }];
  return align(text, reading) ?? [{ text, reading }];
}

const mark = String.raw`[\p{P}\p{S}\p{Z}]`;
/** Small ke and ka are read like kanji: 一ヶ月 is いっかげつ. */
const kana = String.raw`(?![ヵヶ])[\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const runs = new RegExp(`(?:${kana})+|${mark}+|(?:(?!${kana}|${mark}).)+`, 'gsu');
const isMark = new RegExp(`^${mark}+$`, 'u');
const isKana = new RegExp(`^(?:${kana})+$`, 'u');

/**
 * Kana are read as they are written. What lies between them takes the rest of the reading, at least one
 * kana for each character. If this is possible in several ways, the right one is unknown.
 */
function alignKana(text: string, reading: string): readonly RubyPart[] | undefined {
  const parts = text.match(runs) ?? [];
  const sounds = reading.replaceAll(/\s/gu, '');
  const known = new Map<string, RubyPart[][]>();

  /** The ways to read the parts from `index` on as the sounds from `start` on, at most two. */
  function recallWays(index: number, start: number): RubyPart[][] {
    const key = `${index} ${start}`;
    const ways = known.get(key) ?? findWays(index, start).slice(0, 2);
    known.set(key, ways);
    return ways;
  }

  function findWays(index: number, start: number): RubyPart[][] {
    const part = parts[index];
    if (part === undefined) return start === sounds.length ? [[]] : [];
    return listBeginnings(part, sounds.slice(start)).flatMap(({ length, ...read }) =>
      recallWays(index + 1, start + length).map((rest) => [read, ...rest]),
    );
  }

  const [first, second] = recallWays(0, 0);
  return second === undefined ? first : undefined;
}

/** The ways to read a part as the beginning of `sounds`, each with its length. */
function listBeginnings(part: string, sounds: string): (RubyPart & { length: number })[] {
  const { length } = part;
  if (isSameSound(part, sounds.slice(0, length))) return [{ text: part, length }];
  if (isMark.test(part)) return [{ text: part, length: 0 }];
  if (isKana.test(part)) return [];
  const least = Array.from(part).length;
  return Array.from({ length: Math.max(0, sounds.length - least + 1) }, (_, more) => ({
    text: part,
    reading: sounds.slice(0, least + more),
    length: least + more,
  }));
}

const isSameSound = (one: string, other: string): boolean => toHiragana(one) === toHiragana(other);

const charactersAndOthers = /\p{Script=Han}|\P{Script=Han}+/gu;
const isHan = /^\p{Script=Han}$/u;
const notSpoken = /[^\p{L}\p{M}\p{N}]/gu;

/** One syllable above each character. Other letters are read as they are written. */
function alignSyllables(text: string, reading: string): readonly RubyPart[] | undefined {
  const words = reading.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return setAbove(text, words) ?? setAbove(text, words.flatMap(splitPinyin));
}

function setAbove(text: string, syllables: readonly string[]): readonly RubyPart[] | undefined {
  const rest = [...syllables];
  const parts: RubyPart[] = [];
  for (const part of text.match(charactersAndOthers) ?? []) {
    const spoken = part.replaceAll(notSpoken, '');
    const reading = spoken === '' ? spoken : rest.shift();
    if (reading === undefined || (reading !== spoken && !isHan.test(part))) return undefined;
    parts.push(reading === spoken ? { text: part } : { text: part, reading });
  }
  return rest.length === 0 ? parts : undefined;
}

/**
 * A consonant that a vowel follows begins the next syllable. Before other vowels, pinyin has an apostrophe. Only
 * er ends in r: elsewhere, the r is the suffix 儿.
 */
const syllable =
  /er(?![aeiouv])|(?:[csz]h|[b-df-hj-np-tw-z])?[aeiouv]+(?:(?:ng|n)(?![aeiouv]))?[1-5]?|r/gu;

/** Splits a word in pinyin into its syllables; one part if it is not pinyin. */
function splitPinyin(word: string): string[] {
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
