import { foldCase } from '../text/fold.ts';
import { graphemes } from '../text/letters.ts';
import {
  cellAt,
  type EditTable,
  editDistance,
  editTable,
  endsSame,
  endsSwapped,
} from './edit-table.ts';

/** A segment of the expected text, aligned with a segment of the answer. */
export interface DiffSegment {
  /**
   * - `equal`: the same letters, ignoring case
   * - `wrong`: as many other letters
   * - `swapped`: two neighbours in the wrong order
   * - `missing`: letters that are only in the expected text
   * - `extra`: letters that are only in the answer
   */
  readonly kind: 'equal' | 'wrong' | 'swapped' | 'missing' | 'extra';
  /** Empty in an `extra` segment. */
  readonly expected: string;
  /** Empty in a `missing` segment. */
  readonly answer: string;
}

/** In UTF-16 code units. Longer texts are not aligned because the cost grows with the square. */
export const maxAlignedLength = 500;

/**
 * Aligns an answer with the expected text, letter by letter (grapheme clusters), with the fewest edits
 * (optimal string alignment distance, ignoring case). Joined, the `expected` parts are the expected
 * text and the `answer` parts are the answer.
 *
 * @param expected - the right text
 * @param answer - the answer as typed
 * @param langCode - the language of both texts as BCP 47, which decides about case
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
  if (isTooLong || expected === answer) return [wholeSegment(expected, answer)];
  return joinSegments(
    segmentsOf(alignedTable(diffLetters(expected, langCode), diffLetters(answer, langCode))),
  );
}

interface DiffLetter {
  readonly text: string;
  readonly folded: string;
}

function diffLetters(text: string, langCode: string | undefined): DiffLetter[] {
  return graphemes(text).map((letter) => ({ text: letter, folded: foldCase(letter, langCode) }));
}

/** Widens the band until the distance fits in it: so many edits cannot leave the band. */
function alignedTable(
  expected: readonly DiffLetter[],
  answer: readonly DiffLetter[],
): EditTable<DiffLetter> {
  for (let band = 4; ; band *= 2) {
    const table = editTable(expected, answer, { isSame, band });
    if (editDistance(table) <= band) return table;
  }
}

function isSame(expected: DiffLetter, answer: DiffLetter): boolean {
  return expected.folded === answer.folded;
}

function wholeSegment(expected: string, answer: string): DiffSegment {
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
function segmentsOf(table: EditTable<DiffLetter>): DiffSegment[] {
  const segments: DiffSegment[] = [];
  let row = table.expected.length;
  let column = table.answer.length;
  while (row > 0 || column > 0) {
    const kind = lastEdit(table, row, column);
    const { expected, answer } = consumed[kind];
    segments.push({
      kind,
      expected: textOf(table.expected.slice(row - expected, row)),
      answer: textOf(table.answer.slice(column - answer, column)),
    });
    row -= expected;
    column -= answer;
  }
  return segments.reverse();
}

function textOf(letters: readonly DiffLetter[]): string {
  return letters.map(({ text }) => text).join('');
}

function lastEdit(table: EditTable<DiffLetter>, row: number, column: number): DiffSegment['kind'] {
  const edits = cellAt(table, row, column);
  const before = cellAt(table, row - 1, column - 1);
  if (endsSame(table, row, column) && before === edits) return 'equal';
  if (endsSwapped(table, row, column) && cellAt(table, row - 2, column - 2) + 1 === edits) {
    return 'swapped';
  }
  if (cellAt(table, row - 1, column) + 1 === edits) return 'missing';
  return cellAt(table, row, column - 1) + 1 === edits ? 'extra' : 'wrong';
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
