import { z } from '@hono/zod-openapi';
import { defineRoutes } from '../base/route.ts';
import { feedFields, id, tableSlug } from '../base/scalar.ts';
import { collectionRoutes } from './collection-routes.ts';
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
