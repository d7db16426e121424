import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerIdOf, callerOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { CardOptions } from '../card/cards.ts';
import { selectCards } from '../card/cards.ts';
import { addChangeRoutes } from './change-routes.ts';
import { presentList, presentLists } from './present.ts';
import { findLists, findOpenList, type ListRow } from './store.ts';
import { wordsOfList } from './word-store.ts';

export function addListRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.list.feed, async (context) => {
    const request = context.req.valid('json');
    const isOnesOwn = request.own === true || request.linked === true;
    const caller = isOnesOwn ? callerOf(context) : context.get('caller');
    const { total, rows } = await findLists(database, { ...request, caller }, request);
    const records = await presentLists(database, rows, context.get('locale'));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.list.entity, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const list = await findOpenList(database, name, context.get('caller'));
    const [record, wordFeed] = await Promise.all([
      presentList(database, list, context.get('locale')),
      wordFeedOf(database, list, firstPage, options),
    ]);
    return context.json({ ...record, wordFeed }, 200);
  });

  api.openapi(routes.list.record, async (context) => {
    const list = await findOpenList(database, context.req.valid('json'), context.get('caller'));
    return context.json(await presentList(database, list, context.get('locale')), 200);
  });

  api.openapi(routes.list.wordFeed, async (context) => {
    const { listId, tranLangCode, ...request } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const list = await findOpenList(database, { id: listId }, context.get('caller'));
    return context.json(await wordFeedOf(database, list, request, options), 200);
  });
}

async function wordFeedOf(
  database: Database,
  list: ListRow,
  request: PageRequest,
  options: CardOptions,
) {
  const words = wordsOfList(list, options.callerId, request);
  const { total, rows } = await selectCards(database, words, options);
  return presentFeed(request, total, rows);
}
