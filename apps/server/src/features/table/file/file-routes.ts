import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import { requestContextOf, signedInContextOf } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { presentChangedTable } from '../present.ts';
import { findVisibleTable } from '../store.ts';
import { exportTable } from './export-table.ts';
import { importTable } from './import-table.ts';
import { previewImport } from './preview-import.ts';

export function addTableFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.import, async (context) => {
    const requestContext = signedInContextOf(context);
    const id = await importTable(database, context.req.valid('json'), requestContext);
    return context.json(await presentChangedTable(database, id, requestContext), 200);
  });

  api.openapi(routes.table.importPreview, async (context) => {
    const requestContext = signedInContextOf(context);
    return context.json(
      await previewImport(database, context.req.valid('json'), requestContext),
      200,
    );
  });

  api.openapi(routes.table.export, async (context) => {
    const { format, ...name } = context.req.valid('json');
    const requestContext = requestContextOf(context);
    const table = await findVisibleTable(database, name, requestContext.caller);
    return context.json(await exportTable(database, { table, format }, requestContext), 200);
  });
}
