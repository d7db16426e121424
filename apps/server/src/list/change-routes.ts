import { type ListRecord, routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { type Changer, changerOf } from '../shelf/changer.ts';
import { linkToShelf } from '../shelf/link-to-shelf.ts';
import { createList } from './create-list.ts';
import { linkWords } from './link-words.ts';
import { moveWord } from './move-word.ts';
import { presentList } from './present.ts';
import { findChangedList } from './store.ts';
import { removeList, updateList } from './update-list.ts';

export function addChangeRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.create, async (context) => {
    const changer = changerOf(context, services);
    const id = await createList(database, context.req.valid('json'), changer);
    return context.json(await presentChanged(database, id, changer), 200);
  });

  api.openapi(routes.list.update, async (context) => {
    const changer = changerOf(context, services);
    const change = context.req.valid('json');
    await updateList(database, change, changer);
    return context.json(await presentChanged(database, change.id, changer), 200);
  });

  api.openapi(routes.list.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeList(database, id, changerOf(context, services));
    return context.json({ id }, 200);
  });

  api.openapi(routes.list.linkWord, async (context) => {
    const changer = changerOf(context, services);
    const request = context.req.valid('json');
    await linkWords(database, request, changer);
    return context.json(await presentChanged(database, request.listId, changer), 200);
  });

  api.openapi(routes.list.order, async (context) => {
    const move = context.req.valid('json');
    const position = await moveWord(database, move, changerOf(context, services));
    return context.json({ ...move, position }, 200);
  });

  api.openapi(routes.list.link, async (context) => {
    const request = context.req.valid('json');
    return context.json(
      await linkToShelf(database, 'list', request, changerOf(context, services)),
      200,
    );
  });
}

export async function presentChanged(
  database: Database,
  id: string,
  { caller, locale }: Changer,
): Promise<ListRecord> {
  const list = await findChangedList(database, id, caller);
  if (list === undefined) throw new ApplicationError('NotFound');
  return presentList(database, list, locale);
}
