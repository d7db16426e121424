import { z } from '@hono/zod-openapi';
import { deleteRoute, postRoute } from '../base/route.ts';
import { dataOf, id } from '../base/scalar.ts';
import { newColumn, newName, position, tableColumn } from './table.ts';

const columns = dataOf(tableColumn);

export const tableColumnRoutes = {
  addColumn: postRoute({
    path: '/front-table/add-column',
    access: 'learner',
    summary: 'Add a column to a table, last by default',
    isCreating: true,
    body: z.strictObject({ tableId: id, ...newColumn, position: position.optional() }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'TableMaxColumnsExceeded'],
  }),
  updateColumn: postRoute({
    path: '/front-table/update-column',
    access: 'learner',
    summary: 'Rename a column',
    body: z.strictObject({ columnId: id, name: newName }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  moveColumn: postRoute({
    path: '/front-table/move-column',
    access: 'learner',
    summary: 'Move a column within its table',
    body: z.strictObject({ columnId: id, position }),
    success: columns,
    errors: ['NotFound', 'Forbidden'],
  }),
  deleteColumn: deleteRoute({
    path: '/front-table/delete-column',
    access: 'learner',
    summary: 'Delete a column with its cells',
    body: z.strictObject({ columnId: id }),
    success: columns,
    errors: ['NotFound', 'Forbidden', 'TableMinColumnsBelow'],
  }),
};
