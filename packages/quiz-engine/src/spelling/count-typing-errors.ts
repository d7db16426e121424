import { areLeadingWordsCompatible } from '../text/leading-word.ts';
import { isAcceptedLetter, type Letter } from '../text/letters.ts';
import type { Reading } from '../text/readings.ts';
import { buildEditTable, getEditDistance } from './edit-table.ts';

/**
 * Counts the typing errors between two readings. Forgiven marks, digraphs, and a leading word that is
 * omitted or added are no errors. The count is `Infinity` if the leading words are incompatible, or if
 * there are more errors than are allowed for the length of the text.
 */
export function countTypingErrors(expected: Reading, answer: Reading): number {
  if (!areLeadingWordsCompatible(expected, answer)) return Number.POSITIVE_INFINITY;

  const allowed = countAllowedErrors(expected);
  const errors = countErrors(expected.letters, answer.letters, allowed);
  if (expected.leadingWord === '' && answer.leadingWord === '') return errors;
  return Math.min(errors, countErrors(expected.core, answer.core, allowed));
}

function countErrors(
  expected: readonly Letter[],
  answer: readonly Letter[],
  allowed: number,
): number {
  const digraphs = expected.filter(({ digraph }) => digraph !== undefined).length;
  const band = allowed + digraphs;
  const extraLetters = answer.length - expected.length;
  if (extraLetters < -allowed || extraLetters > band) return Number.POSITIVE_INFINITY;

  const table = buildEditTable(expected, answer, { isSame: isAcceptedLetter, isDigraph, band });
  const edits = getEditDistance(table);
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}

function isDigraph(expected: Letter, first: Letter, second: Letter): boolean {
  return expected.digraph === first.text + second.text;
}

/** Longer texts allow more errors. Spaces and the leading word do not count. */
function countAllowedErrors(expected: Reading): number {
  const length = expected.core.filter(({ text }) => text !== ' ').length;
  if (length <= 4) return 0;
  return length <= 8 ? 1 : 2;
}
