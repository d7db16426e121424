import { z } from '@hono/zod-openapi';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import { createdId, defineData, feedFields, id, tableSlug } from '../base/scalar.ts';
import { collectionRoutes } from './collection-routes.ts';
import {
  cellLabel,
  cellWords,
  maxColumnsInRequest,
  maxRowsInRequest,
  newColumn,
  newName,
  newRow,
  newRows,
  newTableFields,
  position,
  rowFeed,
  table,
  tableChange,
  tableColumn,
  tableRecord,
  tableRow,
} from './table.ts';
import { tableFileRoutes } from './table-file-routes.ts';

const columns = defineData(tableColumn);

const tableColumnRoutes = {
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

const tableRowRoutes = {
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

export const tableRoutes = {
  ...collectionRoutes('table', {
    record: tableRecord,
    feedName: 'TableFeed',
    slug: tableSlug,
    change: tableChange,
    changed: 'name, note, slug or privacy',
  }),
  ...defineRoutes('/front-table', 'anyone', {
    entity: {
      summary: 'Get a table with the first page of its rows',
      body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
      success: table,
      errors: ['NotFound'],
    },
    rowFeed: {
      summary: 'List the rows of a table in its order',
      body: z.strictObject({ tableId: id, ...feedFields }),
      success: rowFeed,
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-table', 'learner', {
    create: {
      summary: 'Create a table, optionally with rows',
      body: z.strictObject({
        ...newTableFields,
        columns: z
          .array(z.strictObject(newColumn))
          .max(maxColumnsInRequest)
          .openapi({
            example: [
              { name: 'Infinitive', langCode: 'en' },
              { name: 'Past', langCode: 'en' },
            ],
          }),
        rows: newRows.default([]),
      }),
      success: tableRecord,
      errors: [
        'SimilarRecordAlreadyExists',
        'SlugInvalid',
        'SlugAlreadyExists',
        'LinkResourceNotFound',
        'TableMinColumnsBelow',
        'TableMaxColumnsExceeded',
        'TableMaxRowsExceeded',
        'TableRowColumnsUnmatched',
        'TableCellMaxWordsExceeded',
      ],
    },
  }),
  ...tableColumnRoutes,
  ...tableRowRoutes,
  ...tableFileRoutes,
};

export type NewTable = z.infer<
  (typeof tableRoutes.create.request.body.content)['application/json']['schema']
>;
