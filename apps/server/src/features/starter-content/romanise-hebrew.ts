const consonants: Readonly<Record<string, string>> = {
  ...{
    א: '’',
    ב: 'v',
    ג: 'g',
    ד: 'd',
    ה: 'h',
    ו: 'v',
    ז: 'z',
    ח: 'kh',
    ט: 't',
    י: 'y',
    כ: 'kh',
    ך: 'kh',
  },
  ...{ ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', ע: '’', פ: 'f', ף: 'f', צ: 'ts', ץ: 'ts' },
  ...{ ק: 'k', ר: 'r', ש: 'sh', ת: 't' },
};
const hard: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p', ף: 'p' };
/** With a geresh, for sounds of other languages. */
const foreign: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch', ת: 'th' };

const vowels: Readonly<Record<string, string>> = {
  ...{ '\u05B1': 'e', '\u05B2': 'a', '\u05B3': 'o', '\u05B4': 'i', '\u05B5': 'e', '\u05B6': 'e' },
  ...{ '\u05B7': 'a', '\u05B8': 'a', '\u05B9': 'o', '\u05BA': 'o', '\u05BB': 'u', '\u05C7': 'o' },
};
const shva = '\u05B0';
const hasTsere = /\u05B5/u;
const hasFrontVowel = /[\u05B4-\u05B6]/u;
const hasLowVowel = /[\u05B7\u05B8]/u;
const hasHolam = /[\u05B9\u05BA]/u;
const patah = '\u05B7';
const dagesh = '\u05BC';
const sinDot = '\u05C2';
const geresh = '\u05F3';
/** Beside a shva, it tells that the shva is spoken. */
const meteg = '\u05BD';
/** A stress that is not on the last syllable. */
const ole = '\u05AB';

/** Removes the marks that only tell how to romanise a text. */
export const toHebrewReading = (marked: string): string =>
  marked.normalize('NFD').replaceAll(meteg, '').replaceAll(ole, '').normalize('NFC');

interface Sign {
  letter: string;
  marks: string;
  before?: Sign | undefined;
  after?: Sign | undefined;
}

/**
 * Writes a Hebrew text with niqqud in Latin letters as it is spoken: _kh_ for ח and a soft כ, _ts_ for צ, and an apostrophe
 * for א and ע before a vowel inside a word. An accent marks a stress that is not on the last syllable.
 *
 * @param marked - the text with all its points, a meteg beside each shva that is spoken, and an ole on a stressed syllable
 * @example
 * romaniseHebrew('יֶ֫לֶד'); // 'yéled'
 */
export const romaniseHebrew = (marked: string): string =>
  marked
    .normalize('NFD')
    .replace(/[\p{L}\p{M}\u05F3]+/gu, romaniseWord)
    .replaceAll('־', '-')
    .replaceAll('״', '')
    .normalize('NFC');

function romaniseWord(word: string): string {
  const signs = [...word.matchAll(/(\p{L})([\p{M}\u05F3]*)/gu)].map(
    ([, letter = '', marks = '']): Sign => ({ letter, marks }),
  );
  return signs
    .map((sign, index) =>
      romaniseSign({ ...sign, before: signs[index - 1], after: signs[index + 1] }),
    )
    .join('');
}

function romaniseSign(sign: Sign): string {
  const { letter, marks, before, after } = sign;
  if (isVowelVav(sign)) return stress(hasHolam.test(marks) ? 'o' : 'u', marks + before?.marks);
  if (marks === '' && isSilentYod(sign)) return writesDiphthong(sign) ? 'i' : '';
  if (marks === '' && letter === 'ו' && after?.letter === 'ו') return '';
  const vowel = stress(findVowel(marks), marks);
  // Under a guttural at the end, the a is spoken before it.
  const isFurtive = after === undefined && marks.includes(patah) && /[חעה]/u.test(letter);
  return isFurtive ? vowel + writeConsonant(sign) : writeConsonant(sign) + vowel;
}

/** The letter is a long u or o. */
function isVowelVav({ letter, marks, before }: Sign): boolean {
  if (letter !== 'ו') return false;
  const isShuruk = marks.includes(dagesh) && findVowel(marks) === '' && !marks.includes(shva);
  if (before === undefined) return isShuruk;
  const isOpen = findVowel(before.marks) === '' && !before.marks.includes(shva);
  return isOpen && (isShuruk || hasHolam.test(marks));
}

/** It makes the vowel before it long, or announces a yod that is spoken. */
function isSilentYod({ letter, before, after }: Sign): boolean {
  if (letter !== 'י' || before === undefined) return false;
  const isInSuffix = hasLowVowel.test(before.marks) && after?.letter === 'ו' && after.marks === '';
  return hasFrontVowel.test(before.marks) || isInSuffix || announcesYod({ after });
}

const writesDiphthong = (yod: Sign): boolean =>
  hasTsere.test(yod.before?.marks ?? '') && !announcesYod(yod);

const announcesYod = ({ after }: Pick<Sign, 'after'>): boolean =>
  after?.letter === 'י' && after.marks !== '';

function findVowel(marks: string): string {
  const isSpokenShva = marks.includes(shva) && marks.includes(meteg);
  return [...marks].map((mark) => vowels[mark]).find(Boolean) ?? (isSpokenShva ? 'e' : '');
}

const stress = (vowel: string, marks: string): string =>
  marks.includes(ole) && vowel !== '' ? `${vowel}\u0301` : vowel;

function writeConsonant(sign: Sign): string {
  const { letter, marks } = sign;
  const soft = consonants[letter] ?? letter;
  if (marks.includes(geresh)) return foreign[letter] ?? soft;
  if (marks.includes(sinDot)) return 's';
  if (marks.includes(dagesh) && hard[letter] !== undefined) return hard[letter];
  return isSilent(sign) ? '' : soft;
}

/** א and ע are heard only between sounds, and ה only before a vowel, or where an a is spoken before it. */
function isSilent({ letter, marks, before, after }: Sign): boolean {
  const hasVowel =
    findVowel(marks) !== '' ||
    (after !== undefined && isVowelVav({ ...after, before: { letter, marks } }));
  if (/[אע]/u.test(letter)) return before === undefined || after === undefined || !hasVowel;
  return letter === 'ה' && !hasVowel && !marks.includes(shva);
}
