import type { NewTableCell } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { type Issue, isSameText } from '@wordhoard/validators';
import { tidyText } from '../word/word-key.ts';

const { nameMaxLength, wordMaxLength, tableCellMaxWords } = limits;

/** What is wrong with the line that names the columns. */
export function headerIssue(
  names: readonly string[],
  columns: readonly { name?: string | undefined }[],
): Issue | undefined {
  if (names.length === 0 || names.includes('')) return { code: 'required' };
  const expected = columns.flatMap(({ name }) => (name === undefined ? [] : [tidyText(name)]));
  if (expected.some((name, index) => !isSameText(name, names[index] ?? ''))) {
    return { code: 'option', options: [expected.join(', ')] };
  }
  return countIssue(names.length, columns.length) ?? lengthIssue(names, nameMaxLength);
}

/** What is wrong with a row. */
export function rowIssue(cells: readonly NewTableCell[], columnCount: number): Issue | undefined {
  return (
    countIssue(cells.length, columnCount) ??
    cells.map(cellIssue).find((issue) => issue !== undefined)
  );
}

function cellIssue(cell: NewTableCell): Issue | undefined {
  if ('label' in cell) return lengthIssue([cell.label], wordMaxLength);
  if (cell.words.length > tableCellMaxWords) {
    return { code: 'maxItems', maxItems: tableCellMaxWords };
  }
  const texts = cell.words.flatMap((word) => ('text' in word ? [word.text] : []));
  return lengthIssue(texts, wordMaxLength);
}

function countIssue(count: number, expected: number): Issue | undefined {
  if (count < expected) return { code: 'minItems', minItems: expected };
  return count > expected ? { code: 'maxItems', maxItems: expected } : undefined;
}

const lengthIssue = (texts: readonly string[], maxLength: number): Issue | undefined =>
  texts.some((text) => text.length > maxLength) ? { code: 'maxLength', maxLength } : undefined;
