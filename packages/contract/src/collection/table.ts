import { z } from '@hono/zod-openapi';
import { WordMode } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import {
  checkTextLength,
  columnName,
  count,
  defineFeed,
  exampleId,
  homograph,
  id,
  isByLink,
  langCode,
  orNull,
  storedLangCode,
  tableName,
  tableSlug,
  textOfMode,
  wordMode,
  wordReference,
} from '../base/scalar.ts';
import { grammar } from '../grammar/grammar.ts';
import { stripInvisible } from '../text/normalize.ts';
import { collectionFields, recordFields } from './collection.ts';

/** A table as cards and links show it. */
export const tableRecord = z
  .object({
    id,
    slug: tableSlug,
    name: tableName,
    ...recordFields,
    columnCount: count,
    rowCount: count.openapi({ example: 50 }),
    firstRows: z
      .array(z.array(z.object({ text: textOfMode, langCode: storedLangCode }).nullable()))
      .describe('The first public word of each cell in up to three rows and columns with words')
      .openapi({
        example: [
          [
            { text: 'see', langCode: 'en' },
            { text: 'saw', langCode: 'en' },
          ],
        ],
      }),
  })
  .openapi('TableRecord');

export const tableColumn = z
  .object({ id, name: columnName, langCode: storedLangCode.nullable() })
  .openapi('TableColumn');

const label = z.string().openapi({ example: '1st person singular' });
const cellReference = wordReference
  .extend({
    grammar: orNull(grammar),
    form: z.string().optional().describe('What the cell shows if it is a form of the word'),
    isByLink,
  })
  .openapi({
    example: {
      id: exampleId,
      text: 'see',
      langCode: 'en',
      mode: WordMode.Word,
      homograph: 1,
      grammar: null,
      form: 'seen',
    },
  });

/** One cell for each column, in the order of the columns. A column without a language has labels. */
export const tableRow = z
  .object({
    id,
    cells: z.array(
      z.object({
        label: label.nullable().openapi({ example: null }),
        words: z.array(cellReference),
      }),
    ),
  })
  .openapi('TableRow');

export const rowFeed = defineFeed(tableRow).openapi('TableRowFeed');

/** A table as its page shows it. */
export const table = tableRecord
  .extend({ columns: z.array(tableColumn), rowFeed })
  .openapi('TableEntity');

export type TableRecord = z.infer<typeof tableRecord>;
export type TableColumn = z.infer<typeof tableColumn>;
export type TableRow = z.infer<typeof tableRow>;

export type Table = z.infer<typeof table>;

export const { created: newTableFields, changed: tableChange } = collectionFields({
  name: tableName,
  slug: 'irregular-verbs',
});

/** More than a table may have, so that the error can name the limit of a table. */
export const maxColumnsInRequest = 50;

export const newName = columnName.overwrite(stripInvisible).min(1).max(limits.nameMaxLength);

/** The cells of a column with a language hold words, those of a column without one a label. */
export const newColumn = { name: newName, langCode: langCode.nullable() };

/** Counted from 1; a position past the end means last. */
export const position = z.int().min(1).openapi({ example: 2 });

/** More than a table may hold, so that the error can name the limit of a table. */
export const maxRowsInRequest = 1_000;

const maxWordsInRequest = 50;

/** A word in the language of the column, by its id or its text; a missing word is created. */
const cellWord = z.union([
  z.strictObject({ id }),
  z
    .strictObject({
      text: textOfMode,
      mode: wordMode.optional(),
      homograph: homograph.optional().describe('By default the first that the reader sees'),
    })
    .check(checkTextLength),
]);

export const cellWords = z.strictObject({ words: z.array(cellWord).max(maxWordsInRequest) });

export const cellLabel = z.strictObject({
  label: label.overwrite(stripInvisible).max(limits.wordMaxLength),
});

const newCell = z.union([cellWords, cellLabel]).openapi('NewTableCell');

export const newRow = z
  .array(newCell)
  .max(maxColumnsInRequest)
  .openapi({ example: [{ words: [{ text: 'see' }] }, { words: [{ text: 'saw' }] }] });

export const newRows = z.array(newRow).max(maxRowsInRequest);

export type NewTableCell = z.infer<typeof newCell>;
