import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { postRoute } from './route.ts';
import { id, langCode, searchText, slug } from './scalar.ts';
import { tableColumn } from './table-column.ts';
import { tableRecord } from './table-record.ts';
import { tableRow } from './table-row.ts';

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
    body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
    success: table,
    errors: ['NotFound'],
  }),
  record: postRoute({
    path: '/front-table/record',
    access: 'anyone',
    summary: 'A table in short',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
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
};

export type Table = z.infer<typeof table>;
