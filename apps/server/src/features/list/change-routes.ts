import { type ListRecord, routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type SignedInContext, signedInContextOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { linkCollection } from '../collection/link-collection.ts';
import { removeList, updateList } from './change-list.ts';
import { createList } from './create-list.ts';
import { linkWords } from './link-words.ts';
import { moveWord } from './move-word.ts';
import { presentList } from './present.ts';
import { findChangedList } from './store.ts';

export function addChangeRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.create, async (context) => {
    const requestContext = signedInContextOf(context);
    const id = await createList(database, context.req.valid('json'), requestContext);
    return context.json(await presentChanged(database, id, requestContext), 200);
  });

  api.openapi(routes.list.update, async (context) => {
    const requestContext = signedInContextOf(context);
    const change = context.req.valid('json');
    await updateList(database, change, requestContext);
    return context.json(await presentChanged(database, change.id, requestContext), 200);
  });

  api.openapi(routes.list.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeList(database, id, signedInContextOf(context));
    return context.json({ id }, 200);
  });

  api.openapi(routes.list.linkWord, async (context) => {
    const requestContext = signedInContextOf(context);
    const request = context.req.valid('json');
    await linkWords(database, request, requestContext);
    return context.json(await presentChanged(database, request.listId, requestContext), 200);
  });

  api.openapi(routes.list.order, async (context) => {
    const move = context.req.valid('json');
    const position = await moveWord(database, move, signedInContextOf(context));
    return context.json({ ...move, position }, 200);
  });

  api.openapi(routes.list.link, async (context) => {
    const request = context.req.valid('json');
    return context.json(
      await linkCollection(database, 'list', request, signedInContextOf(context)),
      200,
    );
  });
}

export async function presentChanged(
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<ListRecord> {
  const list = await findChangedList(database, id, caller);
  if (list === undefined) throw new ApplicationError('NotFound');
  return presentList(database, list, locale);
}
