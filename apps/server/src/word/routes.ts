import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { viewerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentTranslation } from '../translation/present.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { presentCards, selectCards } from './cards.ts';
import { presentWord } from './present.ts';
import { wordsFound } from './search.ts';
import { findWord, findWordOptions, findWordsById, type WordName, wordsOf } from './store.ts';

export function addWordRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.word.feed, async (context) => {
    const { text, ...request } = context.req.valid('json');
    const reader = { viewer: viewerOf(context), tranLangCode: request.tranLangCode };
    const chosen = text ? wordsFound({ ...request, text }, request) : wordsOf(request, request);
    const { total, rows } = await selectCards(database, chosen, reader);
    return context.json(presentFeed(request, total, rows), 200);
  });

  api.openapi(routes.word.entity, async (context) => {
    const caller = context.get('caller');
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name, caller?.id);
    const reader = { caller, tranLangCode, locale: context.get('locale') };
    return context.json(await presentWord(database, word, reader), 200);
  });

  api.openapi(routes.word.record, async (context) => {
    const viewer = viewerOf(context);
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name, viewer);
    const [card] = await presentCards(database, [word], { viewer, tranLangCode });
    if (card === undefined) throw new ApplicationError('NotFound');
    return context.json(card, 200);
  });

  api.openapi(routes.word.translationRecord, async (context) => {
    const { id, tranLangCode } = context.req.valid('json');
    const viewer = viewerOf(context);
    await findExistingWord(database, { id }, viewer);
    const translations = await findTranslationsOfWords(database, [id], {
      viewer,
      langCode: tranLangCode,
    });
    return context.json({ id, tranLangCode, trans: translations.map(presentTranslation) }, 200);
  });

  api.openapi(routes.word.words, async (context) => {
    const { ids, tranLangCode } = context.req.valid('json');
    const viewer = viewerOf(context);
    const words = await findWordsById(database, ids, viewer);
    const data = await presentCards(database, words, { viewer, tranLangCode });
    return context.json({ data }, 200);
  });

  api.openapi(routes.word.options, async (context) => {
    const data = await findWordOptions(database, context.req.valid('json'), viewerOf(context));
    return context.json({ data }, 200);
  });
}

async function findExistingWord(database: Database, name: WordName, viewer: string | undefined) {
  const word = await findWord(database, name, viewer);
  if (word === undefined) throw new ApplicationError('NotFound');
  return word;
}
