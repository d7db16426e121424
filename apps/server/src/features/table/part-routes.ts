import { routes, type TableRow } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type SignedInContext, signedInContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { addColumn, deleteColumn, moveColumn, renameColumn } from './columns.ts';
import type { ColumnRow } from './part-store.ts';
import { presentChangedTable, presentColumn, presentRows } from './present.ts';
import { addRows, deleteRows, moveRow, setCell, updateRow } from './rows.ts';

export function addPartRoutes(api: Api, services: Services): void {
  addColumnRoutes(api, services);
  addRowRoutes(api, services);
}

function addColumnRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.addColumn, async (context) => {
    const requestContext = signedInContextOf(context);
    const columns = await addColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.updateColumn, async (context) => {
    const requestContext = signedInContextOf(context);
    const columns = await renameColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.moveColumn, async (context) => {
    const requestContext = signedInContextOf(context);
    const columns = await moveColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.deleteColumn, async (context) => {
    const requestContext = signedInContextOf(context);
    const columns = await deleteColumn(
      database,
      context.req.valid('json').columnId,
      requestContext,
    );
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });
}

const presentColumns = (columns: readonly ColumnRow[], locale: LocaleCode) => ({
  data: columns.map((column) => presentColumn(column, locale)),
});

function addRowRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.addRows, async (context) => {
    const requestContext = signedInContextOf(context);
    const ids = await addRows(database, context.req.valid('json'), requestContext);
    return context.json({ data: await presentRows(database, ids, requestContext) }, 200);
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
    return context.json(await presentChangedTable(database, tableId, requestContext), 200);
  });
}

async function presentChangedRow(
  database: Database,
  id: string,
  requestContext: SignedInContext,
): Promise<TableRow> {
  const [row] = await presentRows(database, [id], requestContext);
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}
