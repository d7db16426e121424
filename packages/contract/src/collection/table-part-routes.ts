import { z } from '@hono/zod-openapi';
import { deleteRoute, postRoute } from '../base/route.ts';
import { createdId, defineData, id } from '../base/scalar.ts';
import {
  cellLabel,
  cellWords,
  maxRowsInRequest,
  newColumn,
  newName,
  newRow,
  position,
  tableColumn,
  tableRecord,
  tableRow,
} from './table.ts';

const columns = defineData(tableColumn);

export const tableColumnRoutes = {
  addColumn: postRoute({
    path: '/front-table/add-column',
    access: 'learner',
    summary: 'Add a column to a table, last by default',
    body: z.strictObject({
      id: createdId,
      tableId: id,
      ...newColumn,
      position: position.optional(),
    }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists', 'TableMaxColumnsExceeded'],
  }),
  updateColumn: postRoute({
    path: '/front-table/update-column',
    access: 'learner',
    summary: 'Rename a column',
    body: z.strictObject({ columnId: id, name: newName }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  moveColumn: postRoute({
    path: '/front-table/move-column',
    access: 'learner',
    summary: 'Move a column within its table',
    body: z.strictObject({ columnId: id, position }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  deleteColumn: deleteRoute({
    path: '/front-table/delete-column',
    access: 'learner',
    summary: 'Delete a column with its cells',
    body: z.strictObject({ columnId: id }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'TableMinColumnsBelow'],
  }),
};

/** Counted from 0. */
const columnIndex = z.int().openapi({ example: 0 });

const cellErrors = ['TableCellMaxWordsExceeded', 'LinkResourceNotFound'] as const;

const rowErrors = ['TableRowColumnsUnmatched', ...cellErrors] as const;

export const tableRowRoutes = {
  addRows: postRoute({
    path: '/front-table/add-rows',
    access: 'learner',
    summary: 'Add rows to a table, last by default',
    body: z.strictObject({
      tableId: id,
      rows: z.array(z.strictObject({ id: createdId, cells: newRow })).max(maxRowsInRequest),
      position: position.optional(),
    }),
    success: defineData(tableRow),
    errors: [
      'NotFound',
      'Forbidden',
      'SimilarRecordAlreadyExists',
      'TableMaxRowsExceeded',
      ...rowErrors,
    ],
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
    summary: 'Move a row within its table',
    body: z.strictObject({ rowId: id, position }),
    success: tableRow,
    errors: ['NotFound', 'Forbidden'],
  }),
  deleteRows: deleteRoute({
    path: '/front-table/delete-rows',
    access: 'learner',
    summary: 'Delete rows of a table; rows that no longer exist are ignored',
    body: z.strictObject({ tableId: id, rowIds: z.array(id).min(1).max(maxRowsInRequest) }),
    success: tableRecord,
    errors: ['NotFound', 'Forbidden'],
  }),
};
