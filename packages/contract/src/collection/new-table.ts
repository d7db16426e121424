import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { columnName, id, langCode, tableName, wordMode, wordText } from '../base/scalar.ts';
import { stripInvisible } from '../text/normalize.ts';
import { collectionFields } from './new-collection.ts';
import { label } from './table.ts';

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
  z.strictObject({ text: wordText, mode: wordMode.optional() }),
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
