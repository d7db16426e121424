import type { NewTableCell } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';

const { tableMinColumns, tableMaxColumns, tableMaxRows, tableCellMaxWords } = limits;

/** A column holds words of its language, or labels if it has none. */
interface ColumnKind {
  langCode: string | null;
}

export function checkColumnCount(count: number): void {
  if (count < tableMinColumns) throw new ApplicationError('TableMinColumnsBelow');
  if (count > tableMaxColumns) throw new ApplicationError('TableMaxColumnsExceeded');
}

export function checkRowCount(count: number): void {
  if (count > tableMaxRows) throw new ApplicationError('TableMaxRowsExceeded');
}

/** @param path - the field of the request that holds the row */
export function checkRow(
  cells: readonly NewTableCell[],
  columns: readonly ColumnKind[],
  path: string,
): void {
  if (cells.length !== columns.length) {
    throw buildFieldError(path, { code: 'invalid' }, 'TableRowColumnsUnmatched');
  }
  for (const [index, cell] of cells.entries()) {
    checkCell(cell, getColumn(columns, index), `${path}.${index}.`);
  }
}

/** @param path - the field of the request that holds the cell, up to `words` or `label` */
export function checkCell(cell: NewTableCell, { langCode }: ColumnKind, path: string): void {
  const holdsWords = 'words' in cell;
  if (holdsWords !== (langCode !== null)) {
    const missing = holdsWords ? 'label' : 'words';
    throw buildFieldError(`${path}${missing}`, { code: 'required' });
  }
  if (holdsWords && cell.words.length > tableCellMaxWords) {
    const issue = { code: 'maxItems', maxItems: tableCellMaxWords } as const;
    throw buildFieldError(`${path}words`, issue, 'TableCellMaxWordsExceeded');
  }
}

/** @param index - counted from 0 */
export function getColumn<Column>(columns: readonly Column[], index: number): Column {
  const column = columns[index];
  if (column === undefined) throw new ApplicationError('TableRowInvalidColumnIndex');
  return column;
}

/** @param position - the position of the first added item, counted from 1; by default, the end */
export function insertAt<Item>(
  items: readonly Item[],
  added: readonly Item[],
  position: number = items.length + 1,
): Item[] {
  return items.toSpliced(position - 1, 0, ...added);
}

/** @param position - the new position, counted from 1; beyond the end means last */
export function moveTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  return insertAt(
    items.filter((other) => other !== item),
    [item],
    position,
  );
}
