import { listEndings } from './endings.ts';
import { foldExceptApostrophes, foldText, getPrimaryLanguage, removeApostrophes } from './fold.ts';
import { type FoldedSplit, splitFolded } from './leading-word.ts';
import { type Letter, splitIntoLetters } from './letters.ts';
import { foldNumbers } from './numbers.ts';
import { addToneMarks, isPinyin, neutralTone } from './pinyin.ts';
import { bracketed, listSenses } from './senses.ts';
import { markSymbols } from './symbols.ts';

/** One way to read a text: folded, with or without the words in each bracket. */
export interface Reading extends FoldedSplit {
  readonly letters: readonly Letter[];
  /** The letters after the leading word: `letters` itself if there is none. */
  readonly core: readonly Letter[];
  /** Whether it is written otherwise than the text. */
  readonly isVariant: boolean;
  /** Whether placeholders are left out. */
  readonly omits: boolean;
}

/** Lists other ways to write a folded text that has its apostrophes. */
export type ListVariants = (folded: string) => readonly { text: string; omits: boolean }[];

/** The readings of a text that are not empty, the longest first, each followed by its variants. */
export function parseReadings(
  text: string,
  langCode: string | undefined,
  listVariants: ListVariants = () => [],
): Reading[] {
  const plain = markSymbols(text);
  const marked = isPinyin(langCode)
    ? addToneMarks(plain, neutralTone)
    : foldNumbers(plain, langCode);
  const folded = listBracketReadings(marked, langCode).map((reading) =>
    foldExceptApostrophes(reading, langCode).replace(/^[' ]+/u, ''),
  );
  const readings = new Map<string, Omit<Reading, keyof FoldedSplit | 'letters' | 'core'>>();
  for (const reading of folded) readings.set(reading, { isVariant: false, omits: false });
  for (const { text: variant, omits } of folded.flatMap(listVariants)) {
    if (!readings.has(variant)) readings.set(variant, { isVariant: true, omits });
  }
  return [...readings]
    .map(([reading, flags]) => ({ ...parseReading(reading, langCode), ...flags }))
    .filter(({ letters }) => letters.length > 0);
}

/** Without their apostrophe, these would be other words. */
const distinctive = /\b(?:it's|let's|we're|(?:ca|wo)n't|(?:we|i|s?he)'ll|(?:we|i|she)'d)\b/gu;
const keepApostrophe = (word: string): string => word.replace("'", '’');

function parseReading(folded: string, langCode: string | undefined) {
  const split = splitFolded(folded, langCode);
  const isEnglish = getPrimaryLanguage(langCode) === 'en';
  const lettersIn = (text: string) => {
    const kept = isEnglish ? text.replace(distinctive, keepApostrophe) : text;
    return splitIntoLetters(removeApostrophes(kept), langCode);
  };
  const letters = lettersIn(folded);
  return { ...split, letters, core: split.leadingWord === '' ? letters : lettersIn(split.rest) };
}

/** Languages in which a compound may be written with a hyphen, with a space, or in one. */
const joining = /^(?:ca|da|de|en|es|fr|id|it|ms|nb|nl|nn|no|pt|sv)$/u;
const hyphen = /(?<=\p{L}{3})[-‐‑](?=\p{L}{3})|(?<=(?<!\p{L})\p{L})[-‐‑](?=\p{L}{3})/gu;
const prefixes =
  /(?<=(?<!\p{L})(?:e|t|x|co|re(?=.[aeiou])|pre|non|anti|semi|self|multi|mini|mid|sub|ex|inter|ultra|super|web))[-‐‑](?=\p{L}{3})/giu;

/** A text as it stands, and then what it combines or abbreviates, and its compounds in one word. */
export function listReadableTexts(text: string, langCode: string | undefined): string[] {
  const senses = [text, ...listSenses(text, langCode)];
  if (!joining.test(getPrimaryLanguage(langCode))) return senses;
  const joined = senses.map((sense) => sense.replace(hyphen, '').replace(prefixes, ''));
  return [...new Set([...senses, ...joined])];
}

/** An answer as it stands, and without the hyphens behind prefixes, which are a matter of style: _e-mail_. */
export const listTypedTexts = (text: string): string[] => [
  ...new Set([text, text.replace(prefixes, '')]),
];

/**
 * The keys of a text: each of its readings, with and without its leading word, without forgiven marks
 * and with digraphs written out. A learner could confuse two texts that share a key. A blank text has
 * no key.
 */
export function listConfusionKeys(text: string, langCode: string | undefined): string[] {
  const readings = listReadableTexts(text, langCode).flatMap((one) => parseReadings(one, langCode));
  if (readings.length === 0) return [foldText(text, langCode)].filter((key) => key !== '');
  return [...new Set(readings.flatMap(({ core, letters }) => [core, letters]))].map(joinKey);
}

function joinKey(letters: readonly Letter[]): string {
  return letters.map(({ base, digraph }) => digraph ?? base).join('');
}

/** Each bracket multiplies the number of readings, so with more than this, all are read or none. */
const maxIndependentBrackets = 3;

function listBracketReadings(text: string, langCode: string | undefined): string[] {
  const endings = listEndings(langCode);
  const parts = text.split(bracketed);
  const brackets = (text.match(bracketed) ?? []).map((part) => part.slice(1, -1));
  if (brackets.length > maxIndependentBrackets) {
    return [interleave(parts, brackets), interleave(parts, [])];
  }
  let readings = [parts[0] ?? ''];
  for (const [index, bracket] of brackets.entries()) {
    const after = parts[index + 1] ?? '';
    const isEnding =
      endings.includes(bracket) && !/^\p{L}/u.test(after) && !/\s$/u.test(parts[index] ?? '');
    const choices = isEnding ? [''] : [bracket, ''];
    readings = readings.flatMap((before) => choices.map((choice) => before + choice + after));
  }
  return readings;
}

function interleave(parts: readonly string[], brackets: readonly string[]): string {
  return parts.map((part, index) => part + (brackets[index] ?? '')).join('');
}
