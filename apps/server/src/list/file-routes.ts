import { routes } from '@wordhoard/contract';
import { viewerOf } from '../auth/caller.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changerOf } from '../shelf/changer.ts';
import { presentChanged } from './change-routes.ts';
import { exportList } from './export-list.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { findOpenList } from './open-list.ts';
import { previewImport } from './preview-import.ts';

export function addFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.importPreview, async (context) => {
    const reader = { viewer: viewerOf(context), locale: context.get('locale') };
    return context.json(await previewImport(database, context.req.valid('json'), reader), 200);
  });

  api.openapi(routes.list.import, async (context) => {
    const changer = changerOf(context, services);
    const request = context.req.valid('json');
    const { listId, ...imported } =
      'listId' in request
        ? await importIntoList(database, request, changer)
        : await importAsNewList(database, request, changer);
    const list = await presentChanged(database, listId, changer);
    return context.json({ list, ...imported }, 200);
  });

  api.openapi(routes.list.export, async (context) => {
    const { format, tranLangCode, ...name } = context.req.valid('json');
    const list = await findOpenList(database, name, context.get('caller'));
    const viewer = viewerOf(context);
    const reader = { format, tranLangCode, viewer, locale: context.get('locale') };
    return context.json(await exportList(database, list, reader), 200);
  });
}
