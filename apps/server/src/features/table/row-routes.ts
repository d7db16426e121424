import { routes, type TableRow } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type SignedInContext, signedInContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { presentChanged } from './change-routes.ts';
import { presentRows } from './present.ts';
import { addRows, deleteRows, moveRow, setCell, updateRow } from './rows.ts';

export function addRowRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.addRows, async (context) => {
    const requestContext = signedInContextOf(context);
    const ids = await addRows(database, context.req.valid('json'), requestContext);
    return context.json({ data: await presentChangedRows(database, ids, requestContext) }, 200);
  });

  api.openapi(routes.table.updateRow, async (context) => {
    const requestContext = signedInContextOf(context);
    const row = context.req.valid('json');
    await updateRow(database, row, requestContext);
    return context.json(await presentChangedRow(database, row.rowId, requestContext), 200);
  });

  api.openapi(routes.table.setCell, async (context) => {
    const requestContext = signedInContextOf(context);
    const { rowId, columnIndex, ...cell } = context.req.valid('json');
    await setCell(database, { rowId, columnIndex, cell }, requestContext);
    return context.json(await presentChangedRow(database, rowId, requestContext), 200);
  });

  api.openapi(routes.table.moveRow, async (context) => {
    const requestContext = signedInContextOf(context);
    const move = context.req.valid('json');
    await moveRow(database, move, requestContext);
    return context.json(await presentChangedRow(database, move.rowId, requestContext), 200);
  });

  api.openapi(routes.table.deleteRows, async (context) => {
    const requestContext = signedInContextOf(context);
    const { tableId, rowIds } = context.req.valid('json');
    await deleteRows(database, { tableId, rowIds }, requestContext);
    return context.json(await presentChanged(database, tableId, requestContext), 200);
  });
}

const presentChangedRows = (
  database: Database,
  ids: readonly string[],
  requestContext: SignedInContext,
) => presentRows(database, ids, requestContext);

async function presentChangedRow(
  database: Database,
  id: string,
  requestContext: SignedInContext,
): Promise<TableRow> {
  const [row] = await presentChangedRows(database, [id], requestContext);
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}
