import { routes } from '@wordhoard/contract';
import { callerOf } from '../auth/caller.ts';
import { firstPage, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { addChangeRoutes } from './change-routes.ts';
import { addColumnRoutes } from './column-routes.ts';
import { addFileRoutes } from './file-routes.ts';
import { presentColumn, presentTable, rowFeedOf } from './present.ts';
import { findOpenTable, readerOf } from './reader.ts';
import { addRowRoutes } from './row-routes.ts';
import { findColumns, findTables } from './store.ts';

export function addTableRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addColumnRoutes(api, services);
  addRowRoutes(api, services);
  addFileRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const isOnesOwn = request.own === true || request.linked === true;
    const viewer = isOnesOwn ? callerOf(context) : context.get('caller');
    const { total, rows } = await findTables(database, { ...request, viewer }, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const reader = readerOf(context);
    const table = await findOpenTable(database, context.req.valid('json'), reader);
    const [columns, rowFeed] = await Promise.all([
      findColumns(database, table.id),
      rowFeedOf(database, table, firstPage, reader),
    ]);
    const presented = columns.map((column) => presentColumn(column, reader.locale));
    const record = presentTable(table, reader.locale);
    return context.json({ ...record, columns: presented, rowFeed }, 200);
  });

  api.openapi(routes.table.record, async (context) => {
    const reader = readerOf(context);
    const table = await findOpenTable(database, context.req.valid('json'), reader);
    return context.json(presentTable(table, reader.locale), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const reader = readerOf(context);
    const table = await findOpenTable(database, { id: tableId }, reader);
    return context.json(await rowFeedOf(database, table, request, reader), 200);
  });
}
