import { routes } from '@wordhoard/contract';
import { callerOf, viewerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { selectCards } from '../word/cards.ts';
import type { Reader } from '../word/reader.ts';
import { addChangeRoutes } from './change-routes.ts';
import { addFileRoutes } from './file-routes.ts';
import { findOpenList } from './open-list.ts';
import { presentList, presentLists } from './present.ts';
import { findLists, type ListRow } from './store.ts';
import { wordsOfList } from './word-store.ts';

export function addListRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addFileRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.list.feed, async (context) => {
    const request = context.req.valid('json');
    const isOnesOwn = request.own === true || request.linked === true;
    const viewer = isOnesOwn ? callerOf(context) : context.get('caller');
    const { total, rows } = await findLists(database, { ...request, viewer }, request);
    const records = await presentLists(database, rows, context.get('locale'));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.list.entity, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const reader = { viewer: viewerOf(context), tranLangCode };
    const list = await findOpenList(database, name, context.get('caller'));
    const [record, wordFeed] = await Promise.all([
      presentList(database, list, context.get('locale')),
      wordFeedOf(database, list, firstPage, reader),
    ]);
    return context.json({ ...record, wordFeed }, 200);
  });

  api.openapi(routes.list.record, async (context) => {
    const list = await findOpenList(database, context.req.valid('json'), context.get('caller'));
    return context.json(await presentList(database, list, context.get('locale')), 200);
  });

  api.openapi(routes.list.wordFeed, async (context) => {
    const { listId, tranLangCode, ...request } = context.req.valid('json');
    const reader = { viewer: viewerOf(context), tranLangCode };
    const list = await findOpenList(database, { id: listId }, context.get('caller'));
    return context.json(await wordFeedOf(database, list, request, reader), 200);
  });
}

async function wordFeedOf(database: Database, list: ListRow, request: PageRequest, reader: Reader) {
  const words = wordsOfList(list, reader.viewer, request);
  const { total, rows } = await selectCards(database, words, reader);
  return presentFeed(request, total, rows);
}
