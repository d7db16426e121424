import { routes } from '@wordhoard/contract';
import type { Api } from '../../../platform/http/api.ts';
import { callerIdOf, signedInContextOf } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { presentChangedList } from '../present.ts';
import { findVisibleList } from '../store.ts';
import { exportList } from './export-list.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { previewImport } from './preview-import.ts';

export function addListFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.importPreview, async (context) => {
    const reader = { callerId: callerIdOf(context), locale: context.get('locale') };
    return context.json(await previewImport(database, context.req.valid('json'), reader), 200);
  });

  api.openapi(routes.list.import, async (context) => {
    const requestContext = signedInContextOf(context);
    const request = context.req.valid('json');
    const { listId, ...imported } =
      'listId' in request
        ? await importIntoList(database, request, requestContext)
        : await importAsNewList(database, request, requestContext);
    const list = await presentChangedList(database, listId, requestContext);
    return context.json({ list, ...imported }, 200);
  });

  api.openapi(routes.list.export, async (context) => {
    const { format, tranLangCode, ...name } = context.req.valid('json');
    const list = await findVisibleList(database, name, context.get('caller'));
    const callerId = callerIdOf(context);
    const reader = { format, tranLangCode, callerId, locale: context.get('locale') };
    return context.json(await exportList(database, list, reader), 200);
  });
}
