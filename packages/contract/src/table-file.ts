import { z } from '@hono/zod-openapi';
import { postRoute } from './route.ts';
import { id, langCode, tableSlug } from './scalar.ts';
import { mostColumnsSent, newColumn } from './table-column.ts';
import { newTable } from './table-draft.ts';
import { tableRecord } from './table-record.ts';

/** The first line names the columns. Several words of a cell stand apart by `;` or ` / `. */
const text = z
  .string()
  .min(1)
  .max(200_000)
  .openapi({ example: 'Infinitive,Past\nsee,saw\nbe,was; were\n' });

const intoTable = z.strictObject({
  tableId: id,
  text,
  mode: z
    .enum(['append', 'replace'])
    .default('append')
    .openapi({ description: 'Whether the rows that are there stay' }),
});

const asNewTable = z.strictObject({
  ...newTable,
  columns: z
    .array(newColumn.langCode)
    .max(mostColumnsSent)
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
  words: z.array(
    z.object({
      text: z.string(),
      isNew: z.boolean().openapi({ description: 'Whether it is not in the word base yet' }),
    }),
  ),
});

const preview = z
  .object({
    columns: z.array(z.object({ name: z.string(), langCode: langCode.nullable() })),
    rows: z.array(z.object({ line: z.int(), cells: z.array(previewedCell) })),
    faults: z
      .array(z.object({ line: z.int(), code: z.string(), message: z.string() }))
      .openapi({ description: 'What keeps it from being imported' }),
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
            { label: null, words: [{ text: 'see', isNew: false }] },
            { label: null, words: [{ text: 'saw', isNew: true }] },
          ],
        },
      ],
      faults: [{ line: 3, code: 'minItems', message: 'Choose 2 items or more' }],
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
  import: postRoute({
    path: '/front-table/import',
    access: 'learner',
    summary: 'Rows from CSV or TSV, all or none of them, into a table or as a new one',
    isCreating: true,
    body: tableImport,
    success: tableRecord,
    errors: [...importErrors, 'SlugInvalid', 'SlugAlreadyExists'],
  }),
  importPreview: postRoute({
    path: '/front-table/import-preview',
    access: 'learner',
    summary: 'What an import would bring, and what is wrong on which line',
    body: tableImport,
    success: preview,
    errors: importErrors,
  }),
  export: postRoute({
    path: '/front-table/export',
    access: 'anyone',
    summary: 'A table as a file: CSV to import again, or JSON as the call that creates it takes it',
    body: z.union([z.strictObject({ id, format }), z.strictObject({ slug: tableSlug, format })]),
    success: file,
    errors: ['NotFound'],
  }),
};

export type TableImport = z.infer<typeof tableImport>;
export type TableImportPreview = z.infer<typeof preview>;
export type TableFile = z.infer<typeof file>;
