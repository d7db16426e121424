/**
 * Whether a text is pinyin: Chinese in Latin letters.
 *
 * @param langCode - its language as BCP 47
 * @example
 * isPinyin('zh-Latn'); // true
 */
export const isPinyin = (langCode: string | undefined): boolean =>
  /^zh-latn(?:$|-)/iu.test(langCode ?? '');

/** Grave, acute, macron and caron. The diaeresis of ü belongs to the letter. */
const toneMarks = /[\u0300\u0301\u0304\u030c]/u;

export const hasToneMarks = (text: string): boolean => toneMarks.test(text.normalize('NFD'));

/** Marks a neutral tone whose number is given, so that it differs from a tone that is not given. */
export const neutralTone = '\u0307';

/** The combining mark of each tone, by its number. */
const markOfTone: Readonly<Record<string, string>> = {
  1: '\u0304',
  2: '\u0301',
  3: '\u030c',
  4: '\u0300',
};

/**
 * Writes the numbers of tones as marks: `lv4` as `lǜ`. The number belongs to the syllable before it.
 *
 * @param neutralMark - the mark of 5 and 0; usually, there is none
 */
export function addToneMarks(text: string, neutralMark = ''): string {
  return text
    .replace(/u:|v/giu, (letters) => (/^[UV]/u.test(letters) ? 'Ü' : 'ü'))
    .replace(/([aeiouü]+)([^aeiouü\s\d]*)([0-5])/giu, (_syllable, vowels, rest, tone) => {
      const at = findMarkedVowel(vowels) + 1;
      const mark = markOfTone[tone] ?? neutralMark;
      return `${vowels.slice(0, at)}${mark}${vowels.slice(at)}${rest}`.normalize('NFC');
    });
}

/** The position of the vowel that carries the mark: a or e, the o of ou, otherwise the last one. */
function findMarkedVowel(vowels: string): number {
  const first = vowels.search(/[ae]|ou/iu);
  return first >= 0 ? first : vowels.length - 1;
}
