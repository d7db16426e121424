import { alignReading } from '@wordhoard/quiz-engine/text';

/** The finals that follow each initial. In writing, y and w are initials. */
const finals: Readonly<Record<string, string>> = {
  '': 'a o e ai ei ao ou an en ang eng er',
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  d: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un',
  t: 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
  n: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian iang in ing u uo uan ü üe',
  l: 'a e ai ei ao ou an ang eng ong i ia ie iao iu ian iang in ing u uo uan un ü üe',
  g: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan uang un',
  k: 'a e ai ao ou an en ang eng ong u ua uo uai ui uan uang un',
  h: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan uang un',
  j: 'i ia ie iao iu ian iang in ing iong u ue uan un',
  q: 'i ia ie iao iu ian iang in ing iong u ue uan un',
  x: 'i ia ie iao iu ian iang in ing iong u ue uan un',
  zh: 'a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan uang un',
  ch: 'a e i ai ao ou an en ang eng ong u ua uo uai ui uan uang un',
  sh: 'a e i ai ei ao ou an en ang eng u ua uo uai ui uan uang un',
  r: 'e i ao ou an en ang eng ong u uo ui uan un',
  z: 'a e i ai ei ao ou an en ang eng ong u uo ui uan un',
  c: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  s: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  y: 'a e ao ou an ang i in ing ong u ue uan un',
  w: 'a o ai ei an en ang eng u',
};

const syllables = new Set(
  Object.entries(finals).flatMap(([initial, ends]) => ends.split(' ').map((end) => initial + end)),
);

const tones = /[\u0300\u0301\u0304\u030C]/gu;
/** The letter that carries the mark of the tone: a or e, the o of ou, or else the last vowel. */
const markedLetter = /[ae]|o(?=u)|[iouü](?=[^aeiouü]*$)/u;

/** Finds what is wrong with the pinyin of a Chinese word. */
export function findPinyinFaults(text: string, pinyin: string): string[] {
  const parts = alignReading(text, pinyin, 'zh');
  const isAligned = parts.every(
    (part) => [...part.text].length === 1 || part.reading === undefined,
  );
  if (!isAligned) return ['not a syllable for each character'];
  const read = parts.flatMap(({ text: character, reading }) =>
    reading ? { character, reading } : [],
  );
  const faults = read.flatMap(({ character, reading }) => findSyllableFaults(character, reading));
  if (read.length > 3 && pinyin.split(' ').length === read.length) faults.push('not in words');
  return faults;
}

function findSyllableFaults(character: string, written: string): string[] {
  const marked = written.toLowerCase().normalize('NFD');
  const plain = marked.replace(tones, '').normalize('NFC');
  if (character === '儿' && plain === 'r') return [];
  if (!syllables.has(plain)) return [`no syllable ${written}`];
  const count = marked.match(tones)?.length ?? 0;
  if (count > 1) return [`two tones on ${written}`];
  const place = plain.search(markedLetter);
  const isRight = count === 0 || hasTone(written.toLowerCase().normalize('NFC')[place]);
  return isRight ? [] : [`a tone on the wrong letter of ${written}`];
}

const hasTone = (letter = ''): boolean => letter.normalize('NFD').search(tones) >= 0;

/** Finds what is wrong with the kana of a Japanese word. */
export const findKanaFaults = (reading: string): string[] =>
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー・、 ]+$/u.test(reading) ? [] : ['not kana only'];
