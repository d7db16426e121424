import { editDistance, editTable } from './edit-table.ts';
import { isForgiven, type Letter } from './letter.ts';
import { areLeadsCompatible } from './optional-lead.ts';
import type { Reading } from './reading.ts';

/**
 * The typing errors from the expected text to the answer, each read in one way: what is forgiven is
 * no error, and neither is a lead left out or added. With different articles they are two words.
 * More errors than could pass are `Infinity`.
 */
export function typingErrors(expected: Reading, answer: Reading): number {
  if (!areLeadsCompatible(expected, answer)) return Number.POSITIVE_INFINITY;

  const allowed = allowedErrors(expected);
  const errors = errorsBetween(expected.whole, answer.whole, allowed);
  if (expected.lead === '' && answer.lead === '') return errors;
  return Math.min(errors, errorsBetween(expected.unled, answer.unled, allowed));
}

function errorsBetween(
  expected: readonly Letter[],
  answer: readonly Letter[],
  allowed: number,
): number {
  const written = expected.filter(({ writtenOut }) => writtenOut !== undefined).length;
  const longer = answer.length - expected.length;
  if (longer < -allowed || longer > allowed + written) return Number.POSITIVE_INFINITY;

  const reach = allowed + written;
  const edits = editDistance(
    editTable(expected, answer, { isSame: isForgiven, isWrittenOut, reach }),
  );
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}

function isWrittenOut(expected: Letter, first: Letter, second: Letter): boolean {
  return expected.writtenOut === first.text + second.text;
}

/** How many typing errors pass in a text as long as the expected one, its lead not counted. */
function allowedErrors(expected: Reading): number {
  const length = expected.unled.filter(({ text }) => text !== ' ').length;
  if (length <= 4) return 0;
  return length <= 8 ? 1 : 2;
}
