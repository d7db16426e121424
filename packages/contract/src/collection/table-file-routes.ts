import { z } from '@hono/zod-openapi';
import { defineRoutes, postRoute } from '../base/route.ts';
import { createdId, id, storedLangCode, tableSlug } from '../base/scalar.ts';
import { maxColumnsInRequest, newColumn, newTableFields, tableRecord } from './table.ts';

/** The first line names the columns. The words of a cell are separated by `;` or ` / `. */
const text = z
  .string()
  .min(1)
  .max(200_000)
  .openapi({ example: 'Infinitive,Past\nsee,saw\nbe,was; were\n' });

const intoTable = z.strictObject({
  id: createdId.describe('Of the import: repeating it adds no row twice'),
  tableId: id,
  text,
  mode: z.enum(['append', 'replace']).default('append').describe('Whether to keep existing rows'),
});

const asNewTable = z.strictObject({
  ...newTableFields,
  columns: z
    .array(newColumn.langCode)
    .max(maxColumnsInRequest)
    .openapi({
      description: 'The language of each column; null for labels',
      example: ['en', 'en'],
    }),
  text,
});

const tableImport = z.union([intoTable, asNewTable]);

const importErrors = [
  'NotFound',
  'Forbidden',
  'CsvParsingValidation',
  'TableMinColumnsBelow',
  'TableMaxColumnsExceeded',
  'TableMaxRowsExceeded',
] as const;

const previewedCell = z.object({
  label: z.string().nullable(),
  words: z.array(z.object({ text: z.string() })),
});

const preview = z
  .object({
    columns: z.array(z.object({ name: z.string(), langCode: storedLangCode.nullable() })),
    rows: z.array(z.object({ line: z.int(), cells: z.array(previewedCell) })),
    errors: z
      .array(z.object({ line: z.int(), code: z.string(), message: z.string() }))
      .describe('The errors that prevent the import'),
  })
  .openapi('TableImportPreview', {
    example: {
      columns: [
        { name: 'Infinitive', langCode: 'en' },
        { name: 'Past', langCode: 'en' },
      ],
      rows: [
        {
          line: 2,
          cells: [
            { label: null, words: [{ text: 'see' }] },
            { label: null, words: [{ text: 'saw' }] },
          ],
        },
      ],
      errors: [{ line: 3, code: 'minItems', message: 'Choose 2 items or more' }],
    },
  });

const file = z
  .object({
    fileName: z.string().openapi({ example: 'irregular-verbs.csv' }),
    mediaType: z.string().openapi({ example: 'text/csv; charset=utf-8' }),
    content: z.string().openapi({ example: 'Infinitive,Past\r\nsee,saw\r\nbe,was; were\r\n' }),
  })
  .openapi('TableFile');

const format = z.enum(['csv', 'json']);

export const tableFileRoutes = {
  ...defineRoutes('/front-table', 'learner', {
    import: {
      summary: 'Import rows from CSV or TSV, all or none, into a table or as a new table',
      body: tableImport,
      success: tableRecord,
      errors: [...importErrors, 'SimilarRecordAlreadyExists', 'SlugInvalid', 'SlugAlreadyExists'],
    },
    importPreview: {
      summary: 'Preview an import with the errors of each line',
      body: tableImport,
      success: preview,
      errors: importErrors,
    },
  }),
  export: postRoute({
    path: '/front-table/export',
    access: 'anyone',
    summary: 'Export a table as CSV, which can be imported again, or as JSON for `create`',
    body: z.union([z.strictObject({ id, format }), z.strictObject({ slug: tableSlug, format })]),
    success: file,
    errors: ['NotFound'],
  }),
};

export type TableImport = z.infer<typeof tableImport>;
export type TableImportPreview = z.infer<typeof preview>;
export type TableFile = z.infer<typeof file>;
