/** A text and how it is read. */
export interface ReadText {
  text: string;
  /** Present if the text says how a part of it is read. */
  reading?: string;
}

const bracket = /\[([^[\]\n]*)\]/g;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;
const han = /\p{Script=Han}/u;
/** Pinyin has tone marks or numbers; letters without either may be a translation. */
const tone = /\d|\p{Mark}/u;
const pinyin = /^(?:\p{Script=Latin}|\p{Mark}|[\d\s'’-])+$/u;
const bopomofo = /^[\p{Script=Bopomofo}˙ˊˇˋ\s]+$/u;

/**
 * Reads furigana as Anki writes it, ` 漢字[かんじ]`: a space begins what a reading is about. Other brackets stay.
 *
 * @example readFurigana('お 茶[ちゃ]を 飲[の]む') // { text: 'お茶を飲む', reading: 'おちゃをのむ' }
 */
export function readFurigana(written: string): ReadText {
  const read = { text: '', reading: '' };
  let hasReading = false;
  let end = 0;
  for (const { 0: match, 1: sound = '', index } of written.matchAll(bracket)) {
    const before = written.slice(end, index);
    end = index + match.length;
    const start = findBase(before, sound);
    const base = before.slice(start);
    if (base !== '' && isReading(sound, base)) {
      const lead = withoutSeparator(before.slice(0, start));
      read.text += lead + base;
      read.reading += lead + sound;
      hasReading = true;
    } else {
      read.text += before + match;
      read.reading += before + match;
    }
  }
  const rest = written.slice(end);
  const text = (read.text + rest).trim();
  return hasReading ? { text, reading: (read.reading + rest).trim() } : { text };
}

const isReading = (sound: string, base: string): boolean =>
  kana.test(sound) ||
  (han.test(base) && (isPinyin(sound.normalize('NFD')) || bopomofo.test(sound)));

const isPinyin = (sound: string): boolean => tone.test(sound) && pinyin.test(sound);

/** Where the text begins that a reading is about: after a space, and after kana that the reading does not begin with. */
function findBase(before: string, sound: string): number {
  let start = before.length;
  while (start > 0 && !/\s/.test(before[start - 1] ?? '')) start -= 1;
  if (before.slice(start).startsWith(sound.charAt(0)) || !han.test(before.slice(start)))
    return start;
  while (start < before.length && kana.test(before[start] ?? '')) start += 1;
  return start;
}

/** The space between Japanese or Chinese words only separates them. */
const withoutSeparator = (lead: string): string => (lead.endsWith(' ') ? lead.slice(0, -1) : lead);
