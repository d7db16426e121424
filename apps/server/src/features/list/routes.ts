import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, selectCards } from '../card/cards.ts';
import { renewLink } from '../collection/renew-link.ts';
import { saveCollections } from '../collection/store.ts';
import { toViewer } from '../collection/view.ts';
import { getListTheme } from '../word/theme.ts';
import { createList, linkWords, moveWord, removeList, updateList } from './change-list.ts';
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
  answer(api, routes.list, {
    async feed(request, { caller, locale }) {
      const { total, rows } = await findLists(database, { ...request, caller }, request);
      return presentFeed(request, { total, rows: await presentLists(database, rows, locale) });
    },

    async entity({ tranLangCode, ...name }, { caller, locale }) {
      const list = await findVisibleList(database, name, caller);
      const options = { ...toViewer(list, caller?.id), tranLangCode };
      const [record, wordFeed] = await Promise.all([
        presentList(database, list, locale),
        findWordFeed(database, list, firstPage, options),
      ]);
      return { ...record, wordFeed };
    },

    record: async (name, { caller, locale }) =>
      presentList(database, await findVisibleList(database, name, caller), locale),

    async wordFeed({ listId, tranLangCode, ...request }, { caller }) {
      const list = await findListOfWords(database, listId, caller);
      return findWordFeed(database, list, request, { ...toViewer(list, caller?.id), tranLangCode });
    },
  });
}

function addChangeRoutes(api: Api, { database }: Services): void {
  answer(api, routes.list, {
    async create(draft, context) {
      const { id } = await createList(database, draft, context);
      return presentChangedList(database, id, context);
    },

    async update(change, context) {
      await updateList(database, change, context);
      return presentChangedList(database, change.id, context);
    },

    async delete({ id }, context) {
      await removeList(database, id, context);
      return { id };
    },

    async linkWord(request, context) {
      await linkWords(database, request, context);
      return presentChangedList(database, request.listId, context);
    },

    order: async (move, context) => ({
      ...move,
      position: await moveWord(database, move, context),
    }),

    async renewLink(renewal, context) {
      await renewLink(database, 'list', renewal, context);
      return presentChangedList(database, renewal.newId, context);
    },

    link: (request, context) => saveCollections(database, 'list', request, context),
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
  return presentFeed(request, await selectCards(database, words, { ...options, theme }));
}
