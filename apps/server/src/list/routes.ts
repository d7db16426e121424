import { routes } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { viewerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentCards } from '../word/cards.ts';
import type { Reader } from '../word/reader.ts';
import { presentLists } from './present.ts';
import { findList, findLists, findWordsOfList, type ListName, type ListRow } from './store.ts';

export function addListRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.list.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findLists(database, request, request);
    const records = await presentLists(database, rows, context.get('locale'));
    return context.json(presentFeed(request, total, records), 200);
  });

  api.openapi(routes.list.entity, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const reader = { viewer: viewerOf(context), tranLangCode };
    const list = await findOpenList(database, name);
    const [record, wordFeed] = await Promise.all([
      presentRecord(database, list, context.get('locale')),
      wordFeedOf(database, list, firstPage, reader),
    ]);
    return context.json({ ...record, wordFeed }, 200);
  });

  api.openapi(routes.list.record, async (context) => {
    const list = await findOpenList(database, context.req.valid('json'));
    return context.json(await presentRecord(database, list, context.get('locale')), 200);
  });

  api.openapi(routes.list.wordFeed, async (context) => {
    const { listId, tranLangCode, ...request } = context.req.valid('json');
    const reader = { viewer: viewerOf(context), tranLangCode };
    const list = await findOpenList(database, { id: listId });
    return context.json(await wordFeedOf(database, list, request, reader), 200);
  });
}

async function findOpenList(database: Database, name: ListName): Promise<ListRow> {
  const list = await findList(database, name);
  if (list === undefined) throw new ApplicationError('NotFound');
  return list;
}

async function presentRecord(database: Database, list: ListRow, locale: LocaleCode) {
  const [record] = await presentLists(database, [list], locale);
  if (record === undefined) throw new ApplicationError('NotFound');
  return record;
}

async function wordFeedOf(
  database: Database,
  { id, wordCount }: ListRow,
  request: PageRequest,
  reader: Reader,
) {
  const words = await findWordsOfList(database, id, request);
  return presentFeed(request, wordCount, await presentCards(database, words, reader));
}
