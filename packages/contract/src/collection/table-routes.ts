import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest } from '../base/link.ts';
import { deleteRoute, postRoute } from '../base/route.ts';
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
  feed: postRoute({
    path: '/front-table/feed',
    access: 'anyone',
    summary: 'Search public tables',
    body: z.strictObject({
      langCode: langCode.optional(),
      text: searchText.optional(),
      wordId: id.optional(),
      own: z.boolean().optional().openapi({ description: 'Only tables of the reader' }),
      linked: z.boolean().optional().openapi({ description: 'Only tables that the reader saved' }),
      ...feedFields,
    }),
    success: defineFeed(tableRecord).openapi('TableFeed'),
    errors: ['NotAuthorized'],
  }),
  entity: postRoute({
    path: '/front-table/entity',
    access: 'anyone',
    summary: 'Get a table with the first page of its rows',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
    success: table,
    errors: ['NotFound'],
  }),
  record: postRoute({
    path: '/front-table/record',
    access: 'anyone',
    summary: 'Get the card of a table',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
    success: tableRecord,
    errors: ['NotFound'],
  }),
  rowFeed: postRoute({
    path: '/front-table/row-feed',
    access: 'anyone',
    summary: 'List the rows of a table in its order',
    body: z.strictObject({ tableId: id, ...feedFields }),
    success: rowFeed,
    errors: ['NotFound'],
  }),
  create: postRoute({
    path: '/front-table/create',
    access: 'learner',
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
  }),
  update: postRoute({
    path: '/front-table/update',
    access: 'learner',
    summary: 'Change the name, note, slug or privacy of a table',
    body: z.strictObject({ id, ...tableChange }),
    success: tableRecord,
    errors: ['NotFound', 'Forbidden', 'SlugInvalid', 'SlugAlreadyExists'],
  }),
  delete: deleteRoute({
    path: '/front-table/delete',
    access: 'learner',
    summary: 'Delete a table; its words stay',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
  link: postRoute({
    path: '/front-table/link',
    access: 'learner',
    summary:
      'Save public tables of others or remove them from your saved tables; `parentId` is your own id',
    body: linkRequest,
    success: linkAnswer,
    errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
  }),
  ...tableColumnRoutes,
  ...tableRowRoutes,
  ...tableFileRoutes,
};

export type NewTable = z.infer<
  (typeof tableRoutes.create.request.body.content)['application/json']['schema']
>;
