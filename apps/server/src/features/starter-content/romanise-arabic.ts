const consonants: Readonly<Record<string, string>> = {
  ...{ ء: 'ʾ', أ: 'ʾ', إ: 'ʾ', ؤ: 'ʾ', ئ: 'ʾ', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'ḥ', خ: 'kh' },
  ...{ د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 'ṣ', ض: 'ḍ', ط: 'ṭ', ظ: 'ẓ', ع: 'ʿ' },
  ...{ غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y' },
  ...{ پ: 'p', چ: 'ch', ڤ: 'v', گ: 'g' },
};

const vowels: Readonly<Record<string, string>> = {
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u064B': 'an',
  '\u064C': 'un',
  '\u064D': 'in',
};
const shadda = '\u0651';
const sukun = '\u0652';
const daggerAlif = '\u0670';

/** A letter with its marks. */
interface Sign {
  letter: string;
  vowel: string;
  isDouble: boolean;
  /** Ends a syllable. */
  isClosed: boolean;
  isBare: boolean;
}

/**
 * Writes a vocalised Arabic text in Latin letters, in the scheme of the Arabic–English dictionary of Hans Wehr with digraphs: _th_, _kh_,
 * _sh_, _gh_ and _dh_. The article takes on the letter that it assimilates to.
 *
 * @param reading - the text with all its vowel marks
 * @example
 * romaniseArabic('مَعَ السَّلَامَة'); // 'maʿa s-salāma'
 */
export function romaniseArabic(reading: string): string {
  let text = '';
  for (const part of reading.normalize('NFC').split(/([^\p{L}\p{M}]+)/u)) {
    const isWord = /\p{L}/u.test(part);
    text += isWord ? romaniseWord(readSigns(part), /[aiuāīū] $/u.test(text)) : part;
  }
  return text;
}

function readSigns(word: string): Sign[] {
  return [...word.matchAll(/(\p{L})(\p{M}*)/gu)].map(([, letter = '', marks = '']) => ({
    letter,
    vowel: marks.includes(daggerAlif)
      ? 'ā'
      : ([...marks].map((mark) => vowels[mark]).find(Boolean) ?? ''),
    isDouble: marks.includes(shadda),
    isClosed: marks.includes(sukun),
    isBare: marks === '',
  }));
}

/** @param followsVowel - whether the word before ends in a vowel, so that the first vowel of this one is not spoken */
function romaniseWord(signs: readonly Sign[], followsVowel: boolean): string {
  const article = findArticle(signs);
  let text = '';
  for (const [index, sign] of signs.entries()) {
    if (article !== undefined && (index === article || index === article + 1)) continue;
    const isAfterArticle = article !== undefined && index === article + 2;
    if (isAfterArticle) text += writeArticle(sign, { isFirst: article === 0, followsVowel });
    text = addSign(text, isAfterArticle ? { ...sign, isDouble: false } : sign, {
      isFirst: index === 0 || isAfterArticle,
      isLast: index === signs.length - 1,
      followsVowel,
    });
  }
  return text;
}

/** The index of the alif of the article, which a prefix of one letter may precede. */
function findArticle(signs: readonly Sign[]): number | undefined {
  return [0, 1].find((index) => {
    const [alif, lam, next] = signs.slice(index);
    const isPrefixed = index === 0 || /[وفبك]/u.test(signs[0]?.letter ?? '');
    const isLam = lam?.letter === 'ل' && (lam.isClosed || (lam.isBare && next?.isDouble));
    return isPrefixed && alif?.letter === 'ا' && alif.isBare && isLam && next !== undefined;
  });
}

function writeArticle(
  next: Sign,
  { isFirst, followsVowel }: { isFirst: boolean; followsVowel: boolean },
): string {
  const letter = next.isDouble ? (consonants[next.letter] ?? 'l') : 'l';
  if (!isFirst) return `-${letter}-`;
  return followsVowel ? `${letter}-` : `a${letter}-`;
}

interface Place {
  isFirst: boolean;
  isLast: boolean;
  followsVowel: boolean;
}

const long: Readonly<Record<string, string>> = { a: 'ā', i: 'ī', u: 'ū' };

const lengthen = (text: string): string => text.replace(/[aiu]$/u, (vowel) => long[vowel] ?? vowel);

function addSign(text: string, sign: Sign, place: Place): string {
  switch (sign.letter) {
    case 'آ':
      return `${text}${place.isFirst ? '' : 'ʾ'}ā`;
    case 'ا':
    case 'ى':
      return addAlif(text, sign, place);
    case 'ة':
      if (sign.vowel !== '') return `${text}t${sign.vowel}`;
      return text.endsWith('ā') ? `${text}h` : text;
    default:
      return makesLong(text, sign, place) ? lengthen(text) : addConsonant(text, sign, place);
  }
}

/** Whether a letter does nothing but make the vowel before it long. The ending of _ʿarabī_ is spoken so too. */
function makesLong(text: string, { letter, vowel, isDouble }: Sign, { isLast }: Place): boolean {
  if (vowel !== '') return false;
  if (letter === 'ي' && text.endsWith('i')) return !isDouble || isLast;
  return letter === 'و' && text.endsWith('u') && !isDouble;
}

function addConsonant(text: string, { letter, vowel, isDouble }: Sign, { isFirst }: Place): string {
  const consonant = isFirst && /[ءأإ]/u.test(letter) ? '' : (consonants[letter] ?? letter);
  return `${text}${isDouble ? consonant.repeat(2) : consonant}${vowel}`;
}

/** An alif begins a word with a vowel, makes the vowel before it long, or is silent. */
function addAlif(text: string, { vowel }: Sign, { isFirst, followsVowel }: Place): string {
  if (vowel !== '') return text + vowel;
  if (isFirst) return followsVowel ? text : `${text}i`;
  return text.endsWith('a') ? lengthen(text) : text;
}
