/** Accents of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640]/gu;

/** Letters that Unicode does not take apart, as people type them where a key is missing. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The text by which a word is found: without case, accents and repeated white space. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(marks, '')
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .trim()
    .replace(/\s+/g, ' ');
}
