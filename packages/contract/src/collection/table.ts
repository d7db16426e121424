import { z } from '@hono/zod-openapi';
import { WordMode } from '../base/enumeration.ts';
import {
  columnName,
  count,
  exampleId,
  id,
  note,
  privacy,
  storedLangCode,
  tableName,
  tableSlug,
  username,
} from '../base/scalar.ts';
import { feedOf } from '../base/shape.ts';
import { wordReference } from '../base/word-reference.ts';

/** A table as cards and links show it. */
export const tableRecord = z
  .object({
    id,
    slug: tableSlug,
    name: tableName,
    note,
    langCode: storedLangCode,
    privacy,
    columnCount: count,
    rowCount: count.openapi({ example: 50 }),
    username: username.nullable().openapi({ description: 'Its owner; null for starter content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether the reader saved it' }),
  })
  .openapi('TableRecord');

export const tableColumn = z
  .object({ id, name: columnName, langCode: storedLangCode.nullable() })
  .openapi('TableColumn');

export const label = z.string().openapi({ example: '1st person singular' });
const cellReference = wordReference.openapi({
  example: { id: exampleId, text: 'seen', langCode: 'en', mode: WordMode.Word },
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

export const rowFeed = feedOf(tableRow).openapi('TableRowFeed');

/** A table as its page shows it. */
export const table = tableRecord
  .extend({ columns: z.array(tableColumn), rowFeed })
  .openapi('TableEntity');

export type TableRecord = z.infer<typeof tableRecord>;
export type TableRow = z.infer<typeof tableRow>;
export type Table = z.infer<typeof table>;
