import { z } from '@hono/zod-openapi';
import { dataOf } from './feed.ts';
import { limits } from './limits.ts';
import { deleteRoute, postRoute } from './route.ts';
import { columnName, id, langCode } from './scalar.ts';
import { visibleText } from './visible-text.ts';

/** More than any table has, so that the refusal can name the maximum that is exceeded. */
export const mostColumnsSent = 50;

export const tableColumn = z
  .object({ id, name: columnName, langCode: langCode.nullable() })
  .openapi('TableColumn');

const newName = columnName.overwrite(visibleText).min(1).max(limits.nameMaxLength);

/** With a language, its cells hold words of it; without, a label each. */
export const newColumn = { name: newName, langCode: langCode.nullable() };

/** Where it is to stand, counted from 1; what is beyond the end is last. */
export const position = z.int().min(1).openapi({ example: 2 });

const columns = dataOf(tableColumn);

export const tableColumnRoutes = {
  addColumn: postRoute({
    path: '/front-table/add-column',
    access: 'learner',
    summary: 'Give a table another column, last if it is not said where',
    isCreating: true,
    body: z.strictObject({ tableId: id, ...newColumn, position: position.optional() }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'TableMaxColumnsExceeded'],
  }),
  updateColumn: postRoute({
    path: '/front-table/update-column',
    access: 'learner',
    summary: 'Give a column another name',
    body: z.strictObject({ columnId: id, name: newName }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  moveColumn: postRoute({
    path: '/front-table/move-column',
    access: 'learner',
    summary: 'Put a column elsewhere in its table',
    body: z.strictObject({ columnId: id, position }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  deleteColumn: deleteRoute({
    path: '/front-table/delete-column',
    access: 'learner',
    summary: 'Remove a column with its cells',
    body: z.strictObject({ columnId: id }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'TableMinColumnsBelow'],
  }),
};
