import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  callerIdOf,
  getSignedInContext,
  requireCaller,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, selectCards } from '../card/cards.ts';
import { saveCollections } from '../collection/store.ts';
import { getListTheme } from '../word/theme.ts';
import { removeList, updateList } from './change-list.ts';
import { createList, linkWords, moveWord } from './change-words.ts';
import {
  chooseListWords,
  findListOfWords,
  findLists,
  findVisibleList,
  presentChangedList,
  presentList,
  presentLists,
  type ShownList,
} from './store.ts';

export function addListRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.list.feed, async (context) => {
    const request = context.req.valid('json');
    const needsCaller = request.own === true || request.linked === true;
    const caller = needsCaller ? requireCaller(context) : context.get('caller');
    const { total, rows } = await findLists(database, { ...request, caller }, request);
    const records = await presentLists(database, rows, context.get('locale'));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.list.entity, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const list = await findVisibleList(database, name, context.get('caller'));
    const [record, wordFeed] = await Promise.all([
      presentList(database, list, context.get('locale')),
      findWordFeed(database, list, firstPage, options),
    ]);
    return context.json({ ...record, wordFeed }, 200);
  });

  api.openapi(routes.list.record, async (context) => {
    const list = await findVisibleList(database, context.req.valid('json'), context.get('caller'));
    return context.json(await presentList(database, list, context.get('locale')), 200);
  });

  api.openapi(routes.list.wordFeed, async (context) => {
    const { listId, tranLangCode, ...request } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const list = await findListOfWords(database, listId, context.get('caller'));
    return context.json(await findWordFeed(database, list, request, options), 200);
  });
}

function addChangeRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.list.create, async (context) => {
    const requestContext = getSignedInContext(context);
    const { id } = await createList(database, context.req.valid('json'), requestContext);
    return context.json(await presentChangedList(database, id, requestContext), 200);
  });

  api.openapi(routes.list.update, async (context) => {
    const requestContext = getSignedInContext(context);
    const change = context.req.valid('json');
    await updateList(database, change, requestContext);
    return context.json(await presentChangedList(database, change.id, requestContext), 200);
  });

  api.openapi(routes.list.delete, async (context) => {
    const { id } = context.req.valid('json');
    await removeList(database, id, getSignedInContext(context));
    return context.json({ id }, 200);
  });

  api.openapi(routes.list.linkWord, async (context) => {
    const requestContext = getSignedInContext(context);
    const request = context.req.valid('json');
    await linkWords(database, request, requestContext);
    return context.json(await presentChangedList(database, request.listId, requestContext), 200);
  });

  api.openapi(routes.list.order, async (context) => {
    const move = context.req.valid('json');
    const position = await moveWord(database, move, getSignedInContext(context));
    return context.json({ ...move, position }, 200);
  });

  api.openapi(routes.list.link, async (context) => {
    const request = context.req.valid('json');
    const linked = await saveCollections(database, 'list', request, getSignedInContext(context));
    return context.json(linked, 200);
  });
}

async function findWordFeed(
  database: Database,
  list: ShownList,
  request: PageRequest,
  options: CardOptions,
) {
  const words = chooseListWords(list, options.callerId, request);
  const theme = getListTheme(list.id);
  const { total, rows } = await selectCards(database, words, { ...options, theme });
  return presentFeed(request, total, rows);
}
