import { routes, type TableRecord } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { type Changer, changerOf } from '../shelf/changer.ts';
import { linkToShelf } from '../shelf/link-to-shelf.ts';
import { createTable } from './create-table.ts';
import { presentTable } from './present.ts';
import { findChangedTable } from './store.ts';
import { removeTable, updateTable } from './update-table.ts';

export function addChangeRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.create, async (context) => {
    const changer = changerOf(context, services);
    const id = await createTable(database, context.req.valid('json'), changer);
    return context.json(await presentChanged(database, id, changer), 200);
  });

  api.openapi(routes.table.update, async (context) => {
    const changer = changerOf(context, services);
    const change = context.req.valid('json');
    await updateTable(database, change, changer);
    return context.json(await presentChanged(database, change.id, changer), 200);
  });

  api.openapi(routes.table.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeTable(database, id, changerOf(context, services));
    return context.json({ id }, 200);
  });

  api.openapi(routes.table.link, async (context) => {
    const request = context.req.valid('json');
    return context.json(
      await linkToShelf(database, 'table', request, changerOf(context, services)),
      200,
    );
  });
}

export async function presentChanged(
  database: Database,
  id: string,
  { caller, locale }: Changer,
): Promise<TableRecord> {
  const table = await findChangedTable(database, id, caller);
  if (table === undefined) throw new ApplicationError('NotFound');
  return presentTable(table, locale);
}
