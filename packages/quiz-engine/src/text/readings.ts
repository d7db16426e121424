import { foldExceptApostrophes, foldText, removeApostrophes } from './fold.ts';
import { type FoldedSplit, splitFolded } from './leading-word.ts';
import { type Letter, splitIntoLetters } from './letters.ts';
import { addToneMarks, isPinyin } from './pinyin.ts';

/** One way to read a text: folded, with or without the words in each bracket. */
export interface Reading extends FoldedSplit {
  readonly letters: readonly Letter[];
  /** The letters after the leading word: `letters` itself if there is none. */
  readonly core: readonly Letter[];
}

/** The readings of a text that are not empty, the longest first. */
export function parseReadings(text: string, langCode: string | undefined): Reading[] {
  const marked = isPinyin(langCode) ? addToneMarks(text) : text;
  const folded = listBracketReadings(marked).map((reading) =>
    foldExceptApostrophes(reading, langCode).replace(/^[' ]+/u, ''),
  );
  return [...new Set(folded)]
    .map((reading) => parseReading(reading, langCode))
    .filter(({ letters }) => letters.length > 0);
}

function parseReading(folded: string, langCode: string | undefined): Reading {
  const split = splitFolded(folded, langCode);
  const lettersIn = (text: string) => splitIntoLetters(removeApostrophes(text), langCode);
  const letters = lettersIn(folded);
  return { ...split, letters, core: split.leadingWord === '' ? letters : lettersIn(split.rest) };
}

/**
 * The keys of a text: each of its readings, with and without its leading word, without forgiven marks
 * and with digraphs written out. A learner could confuse two texts that share a key. A blank text has
 * no key.
 */
export function listConfusionKeys(text: string, langCode: string | undefined): string[] {
  const readings = parseReadings(text, langCode);
  if (readings.length === 0) return [foldText(text, langCode)].filter((key) => key !== '');
  return [...new Set(readings.flatMap(({ core, letters }) => [core, letters]))].map(joinKey);
}

function joinKey(letters: readonly Letter[]): string {
  return letters.map(({ base, digraph }) => digraph ?? base).join('');
}

const bracketed = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/gu;

/** Each bracket doubles the number of readings, so with more than this, all are read or none. */
const maxIndependentBrackets = 3;

function listBracketReadings(text: string): string[] {
  const parts = text.split(bracketed);
  const brackets = (text.match(bracketed) ?? []).map((part) => part.slice(1, -1));
  if (brackets.length > maxIndependentBrackets) {
    return [interleave(parts, brackets), interleave(parts, [])];
  }
  let readings = [parts[0] ?? ''];
  for (const [index, bracket] of brackets.entries()) {
    const after = parts[index + 1] ?? '';
    readings = readings.flatMap((before) => [before + bracket + after, before + after]);
  }
  return readings;
}

function interleave(parts: readonly string[], brackets: readonly string[]): string {
  return parts.map((part, index) => part + (brackets[index] ?? '')).join('');
}
