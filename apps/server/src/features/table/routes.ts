import { routes } from '@wordhoard/contract';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerOf, requestContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { addChangeRoutes } from './change-routes.ts';
import { addColumnRoutes } from './column-routes.ts';
import { presentColumn, presentTable, rowFeedOf } from './present.ts';
import { addRowRoutes } from './row-routes.ts';
import { findColumns, findOpenTable, findTables } from './store.ts';

export function addTableRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addColumnRoutes(api, services);
  addRowRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const isOnesOwn = request.own === true || request.linked === true;
    const caller = isOnesOwn ? callerOf(context) : context.get('caller');
    const { total, rows } = await findTables(database, { ...request, caller }, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const requestContext = requestContextOf(context);
    const table = await findOpenTable(database, context.req.valid('json'), requestContext);
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
    const table = await findOpenTable(database, context.req.valid('json'), requestContext);
    return context.json(presentTable(table, requestContext.locale), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const requestContext = requestContextOf(context);
    const table = await findOpenTable(database, { id: tableId }, requestContext);
    return context.json(await rowFeedOf(database, table, request, requestContext), 200);
  });
}
