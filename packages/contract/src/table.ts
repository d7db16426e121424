import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { linkAnswer, linkRequest } from './link.ts';
import { deleteRoute, postRoute } from './route.ts';
import { id, langCode, searchText, tableSlug } from './scalar.ts';
import { mostColumnsSent, newColumn, tableColumn, tableColumnRoutes } from './table-column.ts';
import { newTable, tableChange } from './table-draft.ts';
import { tableFileRoutes } from './table-file.ts';
import { tableRecord } from './table-record.ts';
import { newRows, tableRow, tableRowRoutes } from './table-row.ts';

const rowFeed = feedOf(tableRow).openapi('TableRowFeed');

/** A table as its own page shows it. */
const table = tableRecord.extend({ columns: z.array(tableColumn), rowFeed }).openapi('TableEntity');

export const tableRoutes = {
  feed: postRoute({
    path: '/front-table/feed',
    access: 'anyone',
    summary: 'Public tables',
    body: z.strictObject({
      langCode: langCode.optional(),
      text: searchText.optional(),
      wordId: id.optional(),
      own: z.boolean().optional().openapi({ description: 'The reader’s own instead' }),
      linked: z.boolean().optional().openapi({ description: 'Only those on the reader’s shelf' }),
      ...feedFields,
    }),
    success: feedOf(tableRecord).openapi('TableFeed'),
    errors: ['NotAuthorized'],
  }),
  entity: postRoute({
    path: '/front-table/entity',
    access: 'anyone',
    summary: 'A table with the first page of its rows',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
    success: table,
    errors: ['NotFound'],
  }),
  record: postRoute({
    path: '/front-table/record',
    access: 'anyone',
    summary: 'A table in short',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug: tableSlug })]),
    success: tableRecord,
    errors: ['NotFound'],
  }),
  rowFeed: postRoute({
    path: '/front-table/row-feed',
    access: 'anyone',
    summary: 'Rows of a table, in its order',
    body: z.strictObject({ tableId: id, ...feedFields }),
    success: rowFeed,
    errors: ['NotFound'],
  }),
  create: postRoute({
    path: '/front-table/create',
    access: 'learner',
    summary: 'A new table, with rows or without',
    isCreating: true,
    body: z.strictObject({
      ...newTable,
      columns: z
        .array(z.strictObject(newColumn))
        .max(mostColumnsSent)
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
    summary: 'Change what a table is called, where it is found and who sees it',
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
      'Put public tables of others on one’s own shelf, or take them off; the parent is oneself',
    body: linkRequest,
    success: linkAnswer,
    errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
  }),
  ...tableColumnRoutes,
  ...tableRowRoutes,
  ...tableFileRoutes,
};

export type Table = z.infer<typeof table>;
export type NewTable = z.infer<
  (typeof tableRoutes.create.request.body.content)['application/json']['schema']
>;
