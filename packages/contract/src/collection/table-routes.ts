import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest } from '../base/link.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import { defineFeed, feedFields, id, langCode, searchText, tableSlug } from '../base/scalar.ts';
import {
  maxColumnsInRequest,
  newColumn,
  newRows,
  newTableFields,
  rowFeed,
  table,
  tableChange,
  tableRecord,
} from './table.ts';
import { tableFileRoutes } from './table-file-routes.ts';
import { tableColumnRoutes, tableRowRoutes } from './table-part-routes.ts';

export const tableRoutes = {
  ...defineRoutes('/front-table', 'anyone', {
    feed: {
      summary: 'Search public tables',
      body: z.strictObject({
        langCode: langCode.optional(),
        text: searchText.optional(),
        wordId: id.optional(),
        own: z.boolean().optional().describe('Only tables of the reader'),
        linked: z.boolean().optional().describe('Only tables that the reader saved'),
        ...feedFields,
      }),
      success: defineFeed(tableRecord).openapi('TableFeed'),
      errors: ['NotAuthorized'],
    },
    entity: {
      summary: 'Get a table with the first page of its rows',
      body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
      success: table,
      errors: ['NotFound'],
    },
    record: {
      summary: 'Get the card of a table',
      body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
      success: tableRecord,
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
    update: {
      summary: 'Change the name, note, slug or privacy of a table',
      body: z.strictObject({ id, ...tableChange }),
      success: tableRecord,
      errors: ['NotFound', 'Forbidden', 'SlugInvalid', 'SlugAlreadyExists'],
    },
    link: {
      summary:
        'Save public tables of others or remove them from your saved tables; `parentId` is your own id',
      body: linkRequest,
      success: linkAnswer,
      errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
    },
  }),
  delete: deleteRoute({
    path: '/front-table/delete',
    access: 'learner',
    summary: 'Delete a table; its words stay',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
  ...tableColumnRoutes,
  ...tableRowRoutes,
  ...tableFileRoutes,
};

export type NewTable = z.infer<
  (typeof tableRoutes.create.request.body.content)['application/json']['schema']
>;
