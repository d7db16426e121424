import { z } from '@hono/zod-openapi';
import { defineRoutes, deleteRoute } from '../base/route.ts';
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
  ...defineRoutes('/front-table', 'learner', {
    addColumn: {
      summary: 'Add a column to a table, last by default',
      body: z.strictObject({
        id: createdId,
        tableId: id,
        ...newColumn,
        position: position.optional(),
      }),
      success: columns,
      errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists', 'TableMaxColumnsExceeded'],
    },
    updateColumn: {
      summary: 'Rename a column',
      body: z.strictObject({ columnId: id, name: newName }),
      success: columns,
      errors: ['NotFound', 'Forbidden'],
    },
    moveColumn: {
      summary: 'Move a column within its table',
      body: z.strictObject({ columnId: id, position }),
      success: columns,
      errors: ['NotFound', 'Forbidden'],
    },
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
  ...defineRoutes('/front-table', 'learner', {
    addRows: {
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
    },
    updateRow: {
      summary: 'Replace all cells of a row',
      body: z.strictObject({ rowId: id, cells: newRow }),
      success: tableRow,
      errors: ['NotFound', 'Forbidden', ...rowErrors],
    },
    setCell: {
      summary: 'Replace one cell of a row',
      body: z.union([
        cellWords.extend({ rowId: id, columnIndex }),
        cellLabel.extend({ rowId: id, columnIndex }),
      ]),
      success: tableRow,
      errors: ['NotFound', 'Forbidden', 'TableRowInvalidColumnIndex', ...cellErrors],
    },
    moveRow: {
      summary: 'Move a row within its table',
      body: z.strictObject({ rowId: id, position }),
      success: tableRow,
      errors: ['NotFound', 'Forbidden'],
    },
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
