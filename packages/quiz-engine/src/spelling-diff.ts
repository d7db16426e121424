import {
  cellAt,
  type EditTable,
  editDistance,
  editTable,
  endsSame,
  endsSwapped,
} from './edit-table.ts';
import { graphemes } from './grapheme.ts';
import { foldCase } from './language.ts';

/** A stretch of the expected text beside the stretch of the answer that stands for it. */
export interface DiffSegment {
  /**
   * `equal`: the same letters, case aside; `wrong`: as many others; `swapped`: two neighbours in
   * the wrong order; `missing`: not in the answer; `extra`: only in the answer.
   */
  readonly kind: 'equal' | 'wrong' | 'swapped' | 'missing' | 'extra';
  /** Empty in an `extra` segment. */
  readonly expected: string;
  /** Empty in a `missing` segment. */
  readonly answer: string;
}

/** Texts longer than this many UTF-16 units are not lined up: the work grows with its square. */
export const longestAligned = 500;

/**
 * Lines an answer up with the expected text by letters (grapheme clusters), with the fewest edits
 * there can be (optimal string alignment, case aside). The `expected` parts in a row are the
 * expected text, the `answer` parts are the answer. Where either is longer than 500 UTF-16 units,
 * they make a single segment.
 *
 * @param expected - the right text
 * @param answer - the answer as typed
 * @param langCode - the language of both as BCP 47, for the case of letters
 * @returns the segments from start to end; none where both texts are empty
 * @example
 * diffSpelling('friend', 'freind');
 * // [{ kind: 'equal', expected: 'fr', answer: 'fr' },
 * //  { kind: 'swapped', expected: 'ie', answer: 'ei' },
 * //  { kind: 'equal', expected: 'nd', answer: 'nd' }]
 */
export function diffSpelling(expected: string, answer: string, langCode?: string): DiffSegment[] {
  if (expected === '' && answer === '') return [];
  const isTooLong = Math.max(expected.length, answer.length) > longestAligned;
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

/** Looks near the diagonal first: as many edits as the reach can lead no further away from it. */
function alignedTable(
  expected: readonly DiffLetter[],
  answer: readonly DiffLetter[],
): EditTable<DiffLetter> {
  for (let reach = 4; ; reach *= 2) {
    const table = editTable(expected, answer, { isSame, reach });
    if (editDistance(table) <= reach) return table;
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

/** How many letters of each side a segment of one edit holds. */
const extent = {
  equal: { expected: 1, answer: 1 },
  swapped: { expected: 2, answer: 2 },
  wrong: { expected: 1, answer: 1 },
  missing: { expected: 1, answer: 0 },
  extra: { expected: 0, answer: 1 },
} as const;

/** Walks from the last cell back to the first along the fewest edits. */
function segmentsOf(table: EditTable<DiffLetter>): DiffSegment[] {
  const segments: DiffSegment[] = [];
  let row = table.expected.length;
  let column = table.answer.length;
  while (row > 0 || column > 0) {
    const kind = lastEdit(table, row, column);
    const { expected, answer } = extent[kind];
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
