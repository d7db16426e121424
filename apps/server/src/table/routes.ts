import { routes } from '@wordhoard/contract';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import { callerOf, viewerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { firstPage, presentFeed } from '../feed/feed.ts';
import type { Api, Env } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentColumn, presentTable, rowFeedOf, type TableReader } from './present.ts';
import {
  findColumns,
  findTable,
  findTables,
  type TableName,
  type TableRow,
  type Viewer,
} from './store.ts';

export function addTableRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const isOnesOwn = request.own === true || request.linked === true;
    const viewer = isOnesOwn ? callerOf(context).id : viewerOf(context);
    const { total, rows } = await findTables(database, { ...request, viewer }, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const reader = readerOf(context);
    const table = await findOpenTable(database, context.req.valid('json'), context.get('caller'));
    const [columns, rowFeed] = await Promise.all([
      findColumns(database, table.id),
      rowFeedOf(database, table, firstPage, reader),
    ]);
    const presented = columns.map((column) => presentColumn(column, reader.locale));
    const record = presentTable(table, reader.locale);
    return context.json({ ...record, columns: presented, rowFeed }, 200);
  });

  api.openapi(routes.table.record, async (context) => {
    const table = await findOpenTable(database, context.req.valid('json'), context.get('caller'));
    return context.json(presentTable(table, context.get('locale')), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const table = await findOpenTable(database, { id: tableId }, context.get('caller'));
    return context.json(await rowFeedOf(database, table, request, readerOf(context)), 200);
  });
}

const readerOf = (context: Context<Env>): TableReader => ({
  viewer: viewerOf(context),
  locale: context.get('locale'),
});

async function findOpenTable(
  database: Database,
  name: TableName,
  viewer: Viewer | undefined,
): Promise<TableRow> {
  const table = await findTable(database, name, viewer);
  if (table === undefined) throw new ApplicationError('NotFound');
  return table;
}
