import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { firstPage, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentColumn, presentTable, rowFeedOf } from './present.ts';
import { findColumns, findTable, findTables, type TableName, type TableRow } from './store.ts';

export function addTableRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.table.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findTables(database, request, request);
    const records = rows.map((table) => presentTable(table, context.get('locale')));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.table.entity, async (context) => {
    const locale = context.get('locale');
    const table = await findOpenTable(database, context.req.valid('json'));
    const [columns, rowFeed] = await Promise.all([
      findColumns(database, table.id),
      rowFeedOf(database, table, firstPage, locale),
    ]);
    const presented = columns.map((column) => presentColumn(column, locale));
    return context.json({ ...presentTable(table, locale), columns: presented, rowFeed }, 200);
  });

  api.openapi(routes.table.record, async (context) => {
    const table = await findOpenTable(database, context.req.valid('json'));
    return context.json(presentTable(table, context.get('locale')), 200);
  });

  api.openapi(routes.table.rowFeed, async (context) => {
    const { tableId, ...request } = context.req.valid('json');
    const table = await findOpenTable(database, { id: tableId });
    return context.json(await rowFeedOf(database, table, request, context.get('locale')), 200);
  });
}

async function findOpenTable(database: Database, name: TableName): Promise<TableRow> {
  const table = await findTable(database, name);
  if (table === undefined) throw new ApplicationError('NotFound');
  return table;
}
