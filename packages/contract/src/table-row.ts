import { z } from '@hono/zod-openapi';
import { WordMode } from './enumeration.ts';
import { dataOf } from './feed.ts';
import { limits } from './limits.ts';
import { deleteRoute, postRoute } from './route.ts';
import { exampleId, id, wordMode, wordText } from './scalar.ts';
import { mostColumnsSent, position } from './table-column.ts';
import { tableRecord } from './table-record.ts';
import { wordReference } from './translation.ts';
import { visibleText } from './visible-text.ts';

/** More than any table holds, so that the refusal can name the maximum that is exceeded. */
const mostRowsSent = 1_000;
const mostWordsSent = 50;

const label = z.string().openapi({ example: '1st person singular' });
const cellReference = wordReference.openapi({
  example: { id: exampleId, text: 'seen', langCode: 'en', mode: WordMode.Word },
});

/** One cell for each column, in the columns' order. A cell of a column without a language has a label. */
export const tableRow = z
  .object({
    id,
    cells: z.array(
      z.object({
        label: label.nullable().openapi({ example: null }),
        words: z.array(cellReference),
      }),
    ),
  })
  .openapi('TableRow');

/** A word of the column's language, by its id or, here or not, by its text. */
const cellWord = z.union([
  z.strictObject({ id }),
  z.strictObject({ text: wordText, mode: wordMode.optional() }),
]);

const cellWords = z.strictObject({ words: z.array(cellWord).max(mostWordsSent) });
const cellLabel = z.strictObject({ label: label.overwrite(visibleText).max(limits.wordMaxLength) });

/** Counted from 0. */
const columnIndex = z.int().openapi({ example: 0 });

const newCell = z.union([cellWords, cellLabel]).openapi('NewTableCell');
const newRow = z
  .array(newCell)
  .max(mostColumnsSent)
  .openapi({ example: [{ words: [{ text: 'see' }] }, { words: [{ text: 'saw' }] }] });
export const newRows = z.array(newRow).max(mostRowsSent);

const cellErrors = ['TableCellMaxWordsExceeded', 'LinkResourceNotFound'] as const;
const rowErrors = ['TableRowColumnsUnmatched', ...cellErrors] as const;

export const tableRowRoutes = {
  addRows: postRoute({
    path: '/front-table/add-rows',
    access: 'learner',
    summary: 'Give a table more rows, last if it is not said where',
    isCreating: true,
    body: z.strictObject({ tableId: id, rows: newRows, position: position.optional() }),
    success: dataOf(tableRow),
    errors: ['NotFound', 'Forbidden', 'TableMaxRowsExceeded', ...rowErrors],
  }),
  updateRow: postRoute({
    path: '/front-table/update-row',
    access: 'learner',
    summary: 'Replace all cells of a row',
    body: z.strictObject({ rowId: id, cells: newRow }),
    success: tableRow,
    errors: ['NotFound', 'Forbidden', ...rowErrors],
  }),
  setCell: postRoute({
    path: '/front-table/set-cell',
    access: 'learner',
    summary: 'Replace one cell of a row',
    body: z.union([
      cellWords.extend({ rowId: id, columnIndex }),
      cellLabel.extend({ rowId: id, columnIndex }),
    ]),
    success: tableRow,
    errors: ['NotFound', 'Forbidden', 'TableRowInvalidColumnIndex', ...cellErrors],
  }),
  moveRow: postRoute({
    path: '/front-table/move-row',
    access: 'learner',
    summary: 'Put a row elsewhere in its table',
    body: z.strictObject({ rowId: id, position }),
    success: tableRow,
    errors: ['NotFound', 'Forbidden'],
  }),
  deleteRows: deleteRoute({
    path: '/front-table/delete-rows',
    access: 'learner',
    summary: 'Remove rows of a table; those that are gone already are passed over',
    body: z.strictObject({ tableId: id, rowIds: z.array(id).min(1).max(mostRowsSent) }),
    success: tableRecord,
    errors: ['NotFound', 'Forbidden'],
  }),
};

export type TableRow = z.infer<typeof tableRow>;
export type NewTableCell = z.infer<typeof newCell>;
