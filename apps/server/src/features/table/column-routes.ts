import { routes } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Api } from '../../platform/http/api.ts';
import { signedInContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { addColumn, deleteColumn, moveColumn, renameColumn } from './columns.ts';
import { presentColumn } from './present.ts';
import type { ColumnRow } from './store.ts';

export function addColumnRoutes(api: Api, services: Services): void {
  const { database } = services;

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
