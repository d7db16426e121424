import { routes } from '@wordhoard/contract';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  callerOf,
  requestContextOf,
  signedInContextOf,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { saveCollections } from '../collection/save-collection.ts';
import { removeTable, updateTable } from './change-table.ts';
import { createTable } from './create-table.ts';
import { addPartRoutes } from './part-routes.ts';
import { findColumns } from './part-store.ts';
import { presentChangedTable, presentColumn, presentTable, rowFeedOf } from './present.ts';
import { findTables, findVisibleTable } from './store.ts';

export function addTableRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addPartRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const needsCaller = request.own === true || request.linked === true;
    const caller = needsCaller ? callerOf(context) : context.get('caller');
    const { total, rows } = await findTables(database, { ...request, caller }, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const requestContext = requestContextOf(context);
    const table = await findVisibleTable(
      database,
      context.req.valid('json'),
      requestContext.caller,
    );
    const [columns, rowFeed] = await Promise.all([
      findColumns(database, table.id),
      rowFeedOf(database, table, firstPage, requestContext),
    ]);
    const presented = columns.map((column) => presentColumn(column, requestContext.locale));
    const record = presentTable(table, requestContext.locale);
    return context.json({ ...record, columns: presented, rowFeed }, 200);
  });

  api.openapi(routes.table.record, async (context) => {
    const requestContext = requestContextOf(context);
    const table = await findVisibleTable(
      database,
      context.req.valid('json'),
      requestContext.caller,
    );
    return context.json(presentTable(table, requestContext.locale), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const requestContext = requestContextOf(context);
    const table = await findVisibleTable(database, { id: tableId }, requestContext.caller);
    return context.json(await rowFeedOf(database, table, request, requestContext), 200);
  });
}

function addChangeRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.create, async (context) => {
    const requestContext = signedInContextOf(context);
    const id = await createTable(database, context.req.valid('json'), requestContext);
    return context.json(await presentChangedTable(database, id, requestContext), 200);
  });

  api.openapi(routes.table.update, async (context) => {
    const requestContext = signedInContextOf(context);
    const change = context.req.valid('json');
    await updateTable(database, change, requestContext);
    return context.json(await presentChangedTable(database, change.id, requestContext), 200);
  });

  api.openapi(routes.table.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeTable(database, id, signedInContextOf(context));
    return context.json({ id }, 200);
  });

  api.openapi(routes.table.link, async (context) => {
    const request = context.req.valid('json');
    const linked = await saveCollections(database, 'table', request, signedInContextOf(context));
    return context.json(linked, 200);
  });
}
