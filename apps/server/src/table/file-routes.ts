import { routes } from '@wordhoard/contract';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changerOf } from '../shelf/changer.ts';
import { presentChanged } from './change-routes.ts';
import { exportTable } from './export-table.ts';
import { importTable } from './import-table.ts';
import { previewImport } from './preview-import.ts';
import { findOpenTable, readerOf } from './reader.ts';

export function addFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.import, async (context) => {
    const changer = changerOf(context, services);
    const id = await importTable(database, context.req.valid('json'), changer);
    return context.json(await presentChanged(database, id, changer), 200);
  });

  api.openapi(routes.table.importPreview, async (context) => {
    const changer = changerOf(context, services);
    return context.json(await previewImport(database, context.req.valid('json'), changer), 200);
  });

  api.openapi(routes.table.export, async (context) => {
    const { format, ...name } = context.req.valid('json');
    const reader = readerOf(context);
    const table = await findOpenTable(database, name, reader);
    return context.json(await exportTable(database, { table, format }, reader), 200);
  });
}
