/** A text and how it is read. */
export interface ReadText {
  text: string;
  /** Present if the text says how a part of it is read. */
  reading?: string;
}

const bracket = /\[([^[\]\n]*)\]|[(（]([^()（）\n]*)[)）]/g;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
/** The pitch accent behind kana: `とうきょう;a`. */
const accent = /^([\p{Script=Hiragana}\p{Script=Katakana}ー・]+)[;,].*$/u;
const han = /\p{Script=Han}/u;
/** Each syllable has the number of a tone, or some have its mark; letters without either may be a translation. */
const pinyin =
  /^(?:\p{Script=Latin}+[1-6][\s'’-]*)+$|^(?=.*(?:\u0300|\u0301|\u0304|\u030c))(?:\p{Script=Latin}|[\p{Mark}\s'’-])+$/u;
const bopomofo = /^[\p{Script=Bopomofo}˙ˊˇˋ\s]+$/u;

/** A reading without its pitch accent. */
export const withoutAccent = (sound: string): string => sound.replace(accent, '$1');

/** Whether a text tells how characters are read: kana, pinyin with tones, or bopomofo. */
export const isSound = (text: string): boolean =>
  /\S/.test(text) &&
  (kana.test(withoutAccent(text)) || pinyin.test(text.normalize('NFD')) || bopomofo.test(text));

/**
 * Reads furigana as Anki writes it, ` 漢字[かんじ]`: a space begins what a reading is about. Round brackets do for
 * characters. Other brackets stay.
 *
 * @example readFurigana('お 茶[ちゃ]を 飲[の]む') // { text: 'お茶を飲む', reading: 'おちゃをのむ' }
 */
export function readFurigana(written: string): ReadText {
  const read = { text: '', reading: '' };
  let hasReading = false;
  let end = 0;
  for (const { 0: match, 1: inSquares, 2: inRound = '', index } of written.matchAll(bracket)) {
    const before = written.slice(end, index);
    const told = before.trimEnd();
    const sound = withoutAccent(inSquares ?? inRound);
    end = index + match.length;
    const start = findBase(told, sound);
    const base = told.slice(start);
    if (base !== '' && isReading(sound, { base, isRound: inSquares === undefined })) {
      const lead = withoutSeparator(told.slice(0, start));
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

/** Brackets of other kinds also have notes, so that they tell a reading only of characters. */
const isReading = (
  sound: string,
  { base, isRound }: { base: string; isRound: boolean },
): boolean => (han.test(base) ? isSound(sound) : kana.test(sound) && !isRound);

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
