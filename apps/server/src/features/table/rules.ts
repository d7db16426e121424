import type { NewTableCell } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { ApplicationError } from '../../platform/errors/application-error.ts';

const { tableMinColumns, tableMaxColumns, tableMaxRows, tableCellMaxWords } = limits;

/** What a column holds: words of its language, or labels. */
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

/** @param path - of the row in the request */
export function checkRow(
  cells: readonly NewTableCell[],
  columns: readonly ColumnKind[],
  path: string,
): void {
  if (cells.length !== columns.length) {
    const fields = [{ path, issue: { code: 'invalid' } as const }];
    throw new ApplicationError('TableRowColumnsUnmatched', { fields });
  }
  for (const [index, cell] of cells.entries()) {
    checkCell(cell, columnAt(columns, index), `${path}.${index}.`);
  }
}

/** @param path - of what is in the cell, as far as it is the same for words and label */
export function checkCell(cell: NewTableCell, { langCode }: ColumnKind, path: string): void {
  const holdsWords = 'words' in cell;
  if (holdsWords !== (langCode !== null)) {
    const missing = holdsWords ? 'label' : 'words';
    const fields = [{ path: `${path}${missing}`, issue: { code: 'required' } as const }];
    throw new ApplicationError('ParameterInvalid', { fields });
  }
  if (holdsWords && cell.words.length > tableCellMaxWords) {
    const issue = { code: 'maxItems', maxItems: tableCellMaxWords } as const;
    throw new ApplicationError('TableCellMaxWordsExceeded', {
      fields: [{ path: `${path}words`, issue }],
    });
  }
}

/** @param index - counted from 0 */
export function columnAt<Column>(columns: readonly Column[], index: number): Column {
  const column = columns[index];
  if (column === undefined) throw new ApplicationError('TableRowInvalidColumnIndex');
  return column;
}

/** @param position - of the first of them, counted from 1; last if it is left out or beyond the end */
export function insertedAt<Item>(
  items: readonly Item[],
  added: readonly Item[],
  position: number = items.length + 1,
): Item[] {
  return items.toSpliced(position - 1, 0, ...added);
}

/** @param position - where it stands afterwards, counted from 1 */
export function movedTo<Item>(items: readonly Item[], item: Item, position: number): Item[] {
  return insertedAt(
    items.filter((other) => other !== item),
    [item],
    position,
  );
}
