import { foldCase } from '../text/fold.ts';
import { areInterchangeable, splitLeadingWord } from '../text/leading-word.ts';
import { splitGraphemes } from '../text/letters.ts';
import {
  buildEditTable,
  type EditTable,
  endsSame,
  endsSwapped,
  getCell,
  getEditDistance,
} from './edit-table.ts';

/** A segment of the expected text, aligned with a segment of the answer. */
export interface DiffSegment {
  /**
   * - `equal`: the same letters, ignoring case
   * - `wrong`: as many other letters
   * - `swapped`: two neighbours in the wrong order
   * - `missing`: letters that are only in the expected text
   * - `extra`: letters that are only in the answer
   * - `optional`: an article or the English *to* that is only in one text, or interchangeable
   */
  readonly kind: 'equal' | 'wrong' | 'swapped' | 'missing' | 'extra' | 'optional';
  /** Empty in an `extra` segment, and in an `optional` one if the word is only in the answer. */
  readonly expected: string;
  /** Empty in a `missing` segment, and in an `optional` one if the word is only in the expected text. */
  readonly answer: string;
}

/** In UTF-16 code units. Longer texts are not aligned because the cost grows with the square. */
export const maxAlignedLength = 500;

/**
 * Aligns an answer with the expected text, letter by letter (grapheme clusters), with the fewest edits
 * (optimal string alignment distance, ignoring case). Articles and the English *to* are compared as whole
 * words if that leaves fewer edits. Joined, the `expected` parts are the expected text and the `answer`
 * parts are the answer.
 *
 * @param expected - the right text
 * @param answer - the answer as typed
 * @param langCode - the language of both texts as BCP 47, which decides about case and articles
 * @returns the segments from start to end. It is empty if both texts are, and holds a single segment
 *   if either text is longer than 500 UTF-16 code units
 * @example
 * diffSpelling('friend', 'freind');
 * // [{ kind: 'equal', expected: 'fr', answer: 'fr' },
 * //  { kind: 'swapped', expected: 'ie', answer: 'ei' },
 * //  { kind: 'equal', expected: 'nd', answer: 'nd' }]
 */
export function diffSpelling(expected: string, answer: string, langCode?: string): DiffSegment[] {
  if (expected === '' && answer === '') return [];
  const isTooLong = Math.max(expected.length, answer.length) > maxAlignedLength;
  if (isTooLong || expected === answer) return [buildWholeSegment(expected, answer)];

  const whole = alignLetters(expected, answer, langCode);
  return alignAfterLeadingWord(expected, answer, { langCode, whole }) ?? traceSegments(whole);
}

/** Aligns the leading words as a whole. Returns `undefined` if this does not leave fewer edits. */
function alignAfterLeadingWord(
  expected: string,
  answer: string,
  { langCode, whole }: { langCode: string | undefined; whole: EditTable<DiffLetter> },
): DiffSegment[] | undefined {
  const { leadingWord: right, rest: rightRest } = splitLeadingWord(expected, langCode);
  const { leadingWord: typed, rest: typedRest } = splitLeadingWord(answer, langCode);
  if (right === '' && typed === '') return undefined;

  const rest = alignLetters(rightRest, typedRest, langCode);
  if (getEditDistance(rest) >= getEditDistance(whole)) return undefined;
  return joinSegments([...alignLeadingWords(right, typed, langCode), ...traceSegments(rest)]);
}

/** Two leading words, and the space after them if both have the same one. */
function alignLeadingWords(
  right: string,
  typed: string,
  langCode: string | undefined,
): DiffSegment[] {
  const isOptional = right === '' || typed === '' || areInterchangeable(right, typed, langCode);
  const kind = isOptional ? 'optional' : 'wrong';
  const [space = ''] = /\s*$/u.exec(right) ?? [];
  if (space === '' || typed.trimEnd() + space !== typed) {
    return [{ kind, expected: right, answer: typed }];
  }
  return [
    { kind, expected: right.trimEnd(), answer: typed.trimEnd() },
    { kind: 'equal', expected: space, answer: space },
  ];
}

/**
 * Tells whether an answer resembles the text that it is compared with. Otherwise, a comparison letter by
 * letter explains nothing.
 *
 * @param diff - the result of `diffSpelling`
 * @returns whether at most half of the letters of the longer text are edited, apart from an optional word
 * @example
 * isSimilar(diffSpelling('heart', 'hart')); // true
 * isSimilar(diffSpelling('heart', 'zzz')); // false
 */
export function isSimilar(diff: readonly DiffSegment[]): boolean {
  const compared = diff.filter(({ kind }) => kind !== 'optional');
  const countLetters = (side: 'expected' | 'answer') =>
    splitGraphemes(compared.map((segment) => segment[side]).join('')).length;
  const edits = compared.reduce((sum, segment) => sum + countEdits(segment), 0);
  return edits * 2 <= Math.max(countLetters('expected'), countLetters('answer'));
}

function countEdits({ kind, expected, answer }: DiffSegment): number {
  if (kind === 'equal') return 0;
  if (kind === 'swapped') return 1;
  return Math.max(splitGraphemes(expected).length, splitGraphemes(answer).length);
}

interface DiffLetter {
  readonly text: string;
  readonly folded: string;
}

function toDiffLetters(text: string, langCode: string | undefined): DiffLetter[] {
  return splitGraphemes(text).map((letter) => ({
    text: letter,
    folded: foldCase(letter, langCode),
  }));
}

/** Widens the band until the distance fits in it. Then no shorter path can leave the band. */
function alignLetters(
  expected: string,
  answer: string,
  langCode: string | undefined,
): EditTable<DiffLetter> {
  const [rows, columns] = [toDiffLetters(expected, langCode), toDiffLetters(answer, langCode)];
  for (let band = 4; ; band *= 2) {
    const table = buildEditTable(rows, columns, { isSame, band });
    if (getEditDistance(table) <= band) return table;
  }
}

function isSame(expected: DiffLetter, answer: DiffLetter): boolean {
  return expected.folded === answer.folded;
}

function buildWholeSegment(expected: string, answer: string): DiffSegment {
  if (expected === answer) return { kind: 'equal', expected, answer };
  if (answer === '') return { kind: 'missing', expected, answer };
  if (expected === '') return { kind: 'extra', expected, answer };
  return { kind: 'wrong', expected, answer };
}

/** How many letters one edit consumes on each side. */
const consumed = {
  equal: { expected: 1, answer: 1 },
  swapped: { expected: 2, answer: 2 },
  wrong: { expected: 1, answer: 1 },
  missing: { expected: 1, answer: 0 },
  extra: { expected: 0, answer: 1 },
} as const;

/** Traces the fewest edits back from the last cell to the first. */
function traceSegments(table: EditTable<DiffLetter>): DiffSegment[] {
  const segments: DiffSegment[] = [];
  let row = table.expected.length;
  let column = table.answer.length;
  while (row > 0 || column > 0) {
    const kind = findLastEdit(table, row, column);
    const { expected, answer } = consumed[kind];
    segments.push({
      kind,
      expected: joinTexts(table.expected.slice(row - expected, row)),
      answer: joinTexts(table.answer.slice(column - answer, column)),
    });
    row -= expected;
    column -= answer;
  }
  return joinSegments(segments.reverse());
}

function joinTexts(letters: readonly DiffLetter[]): string {
  return letters.map(({ text }) => text).join('');
}

function findLastEdit(
  table: EditTable<DiffLetter>,
  row: number,
  column: number,
): keyof typeof consumed {
  const edits = getCell(table, row, column);
  const before = getCell(table, row - 1, column - 1);
  if (endsSame(table, row, column) && before === edits) return 'equal';
  if (endsSwapped(table, row, column) && getCell(table, row - 2, column - 2) + 1 === edits) {
    return 'swapped';
  }
  if (getCell(table, row - 1, column) + 1 === edits) return 'missing';
  return getCell(table, row, column - 1) + 1 === edits ? 'extra' : 'wrong';
}

function joinSegments(segments: readonly DiffSegment[]): DiffSegment[] {
  const joined: DiffSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.kind !== segment.kind || segment.kind === 'swapped') {
      joined.push(segment);
    } else {
      const { kind, expected, answer } = last;
      joined[joined.length - 1] = {
        kind,
        expected: expected + segment.expected,
        answer: answer + segment.answer,
      };
    }
  }
  return joined;
}
