import { routes, type TableRecord } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type SignedInContext, signedInContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { linkCollection } from '../collection/link-collection.ts';
import { removeTable, updateTable } from './change-table.ts';
import { createTable } from './create-table.ts';
import { presentTable } from './present.ts';
import { findChangedTable } from './store.ts';

export function addChangeRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.create, async (context) => {
    const requestContext = signedInContextOf(context);
    const id = await createTable(database, context.req.valid('json'), requestContext);
    return context.json(await presentChanged(database, id, requestContext), 200);
  });

  api.openapi(routes.table.update, async (context) => {
    const requestContext = signedInContextOf(context);
    const change = context.req.valid('json');
    await updateTable(database, change, requestContext);
    return context.json(await presentChanged(database, change.id, requestContext), 200);
  });

  api.openapi(routes.table.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeTable(database, id, signedInContextOf(context));
    return context.json({ id }, 200);
  });

  api.openapi(routes.table.link, async (context) => {
    const request = context.req.valid('json');
    return context.json(
      await linkCollection(database, 'table', request, signedInContextOf(context)),
      200,
    );
  });
}

export async function presentChanged(
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<TableRecord> {
  const table = await findChangedTable(database, id, caller);
  if (table === undefined) throw new ApplicationError('NotFound');
  return presentTable(table, locale);
}
