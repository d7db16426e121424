import { foldApostrophes, foldBase, foldHyphens } from '@wordhoard/quiz-engine/text';

/** Characters that show nothing, or only change the direction of what surrounds them. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

const joiners = /[\u200c\u200d]+/gu;
const joinable = /^[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const european = /^[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]$/u;

/** Removes invisible characters and outer white space, so that texts that look alike are equal. */
export const stripInvisible = (text: string): string =>
  text.replace(invisible, '').replace(joiners, keepBetweenJoinable).trim();

/** Joiners change how Persian, Indic and emoji sequences look, but never European letters. */
function keepBetweenJoinable(found: string, offset: number, text: string): string {
  const end = offset + found.length;
  const before = [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
  const [after = ''] = text.slice(end, end + 2);
  return isJoinable(before) && isJoinable(after) ? found : '';
}

const isJoinable = (character: string): boolean =>
  joinable.test(character) && !european.test(character);

/** The form in which texts are stored: visible characters in NFC, separated by single spaces. */
export const normalizeText = (text: string): string =>
  stripInvisible(text).normalize('NFC').trim().replace(/\s+/g, ' ');

/** Full-width Latin letters and half-width kana. */
const otherWidths = /[\uff01-\uff9f\uffa1-\uffef]+/gu;

/**
 * Identifies a word within its language and mode. White space, the width of letters, and the shapes of hyphens and
 * apostrophes do not distinguish words; accents and case do: `peru` is a bird in Portuguese and `Peru` a country.
 */
export const wordKey = (text: string): string =>
  foldHyphens(
    foldApostrophes(
      normalizeText(text.replace(otherWidths, (found) => found.normalize('NFKC'))),
    ).replaceAll("'", '\u2019'),
  );

/** Accents of Latin, Greek and Cyrillic letters, the vowel points of Hebrew and Arabic, and the dot of Catalan. */
const accents =
  /\u00b7|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;

/** Letters without a Unicode decomposition, as people type them on a keyboard that lacks them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ة: 'ه',
};

/** The form that search compares: the fold of grading, without accents and special letters, but with punctuation. */
export function foldForSearch(text: string): string {
  const base = foldBase(text);
  const plain = base.normalize('NFD').replace(accents, '');
  return (plain === base ? base : foldBase(plain)).replace(
    /[ßæœøłđıðþة]/g,
    (letter) => plainLetters[letter] ?? letter,
  );
}
