import { routes, type TableRow } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  getRequestContext,
  getSignedInContext,
  requireCaller,
  type SignedInContext,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { saveCollections } from '../collection/store.ts';
import { removeTable, updateTable } from './change-table.ts';
import { addColumn, deleteColumn, moveColumn, renameColumn } from './columns.ts';
import { createTable } from './create-table.ts';
import { type ColumnRow, findColumns } from './part-store.ts';
import { addRows, deleteRows, moveRow, setCell, updateRow } from './rows.ts';
import {
  findRowFeed,
  findTables,
  findVisibleTable,
  presentChangedTable,
  presentColumn,
  presentRows,
  presentTable,
} from './store.ts';

export function addTableRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addColumnRoutes(api, services);
  addRowRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const needsCaller = request.own === true || request.linked === true;
    const caller = needsCaller ? requireCaller(context) : context.get('caller');
    const { total, rows } = await findTables(database, { ...request, caller }, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const requestContext = getRequestContext(context);
    const table = await findVisibleTable(
      database,
      context.req.valid('json'),
      requestContext.caller,
    );
    const [columns, rowFeed] = await Promise.all([
      findColumns(database, table.id),
      findRowFeed(database, table, firstPage, requestContext),
    ]);
    const presented = columns.map((column) => presentColumn(column, requestContext.locale));
    const record = presentTable(table, requestContext.locale);
    return context.json({ ...record, columns: presented, rowFeed }, 200);
  });

  api.openapi(routes.table.record, async (context) => {
    const requestContext = getRequestContext(context);
    const table = await findVisibleTable(
      database,
      context.req.valid('json'),
      requestContext.caller,
    );
    return context.json(presentTable(table, requestContext.locale), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const requestContext = getRequestContext(context);
    const table = await findVisibleTable(database, { id: tableId }, requestContext.caller);
    return context.json(await findRowFeed(database, table, request, requestContext), 200);
  });
}

function addChangeRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.create, async (context) => {
    const requestContext = getSignedInContext(context);
    const id = await createTable(database, context.req.valid('json'), requestContext);
    return context.json(await presentChangedTable(database, id, requestContext), 200);
  });

  api.openapi(routes.table.update, async (context) => {
    const requestContext = getSignedInContext(context);
    const change = context.req.valid('json');
    await updateTable(database, change, requestContext);
    return context.json(await presentChangedTable(database, change.id, requestContext), 200);
  });

  api.openapi(routes.table.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeTable(database, id, getSignedInContext(context));
    return context.json({ id }, 200);
  });

  api.openapi(routes.table.link, async (context) => {
    const request = context.req.valid('json');
    const linked = await saveCollections(database, 'table', request, getSignedInContext(context));
    return context.json(linked, 200);
  });
}

function addColumnRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.addColumn, async (context) => {
    const requestContext = getSignedInContext(context);
    const columns = await addColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.updateColumn, async (context) => {
    const requestContext = getSignedInContext(context);
    const columns = await renameColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.moveColumn, async (context) => {
    const requestContext = getSignedInContext(context);
    const columns = await moveColumn(database, context.req.valid('json'), requestContext);
    return context.json(presentColumns(columns, requestContext.locale), 200);
  });

  api.openapi(routes.table.deleteColumn, async (context) => {
    const requestContext = getSignedInContext(context);
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
    const requestContext = getSignedInContext(context);
    const ids = await addRows(database, context.req.valid('json'), requestContext);
    return context.json({ data: await presentRows(database, ids, requestContext) }, 200);
  });

  api.openapi(routes.table.updateRow, async (context) => {
    const requestContext = getSignedInContext(context);
    const row = context.req.valid('json');
    await updateRow(database, row, requestContext);
    return context.json(await presentChangedRow(database, row.rowId, requestContext), 200);
  });

  api.openapi(routes.table.setCell, async (context) => {
    const requestContext = getSignedInContext(context);
    const { rowId, columnIndex, ...cell } = context.req.valid('json');
    await setCell(database, { rowId, columnIndex, cell }, requestContext);
    return context.json(await presentChangedRow(database, rowId, requestContext), 200);
  });

  api.openapi(routes.table.moveRow, async (context) => {
    const requestContext = getSignedInContext(context);
    const move = context.req.valid('json');
    await moveRow(database, move, requestContext);
    return context.json(await presentChangedRow(database, move.rowId, requestContext), 200);
  });

  api.openapi(routes.table.deleteRows, async (context) => {
    const requestContext = getSignedInContext(context);
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
