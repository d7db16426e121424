import { routes, type TableRecord } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { callerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { type Changer, changerOf } from './change-table.ts';
import { createTable } from './create-table.ts';
import { linkTables } from './link-tables.ts';
import { presentTable } from './present.ts';
import { findChangedTable } from './store.ts';
import { removeTable, updateTable } from './update-table.ts';

export function addChangeRoutes(api: Api, services: Services): void {
  const { database, now } = services;

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
    const linker = { caller: callerOf(context), now: now() };
    return context.json(await linkTables(database, context.req.valid('json'), linker), 200);
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
