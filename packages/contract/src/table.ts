import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { postRoute } from './route.ts';
import { id, langCode, searchText, slug } from './scalar.ts';
import { tableRecord } from './table-record.ts';
import { wordReference } from './translation.ts';

const tableColumn = z
  .object({ id, name: z.string(), langCode: langCode.nullable() })
  .openapi('TableColumn');

/** One cell for each column, in the columns' order. A cell of a column without a language has a label. */
const tableRow = z
  .object({
    id,
    cells: z.array(z.object({ label: z.string().nullable(), words: z.array(wordReference) })),
  })
  .openapi('TableRow');

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
      ...feedFields,
    }),
    success: feedOf(tableRecord).openapi('TableFeed'),
  }),
  entity: postRoute({
    path: '/front-table/entity',
    access: 'anyone',
    summary: 'A table with the first page of its rows',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
    success: table,
  }),
  record: postRoute({
    path: '/front-table/record',
    access: 'anyone',
    summary: 'A table in short',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
    success: tableRecord,
  }),
  rowFeed: postRoute({
    path: '/front-table/row-feed',
    access: 'anyone',
    summary: 'Rows of a table, in its order',
    body: z.strictObject({ tableId: id, ...feedFields }),
    success: rowFeed,
  }),
};

export type Table = z.infer<typeof table>;
