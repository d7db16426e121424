import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentTranslation } from '../translation/present.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { presentCards } from './cards.ts';
import { presentWord } from './present.ts';
import { searchWords } from './search.ts';
import { findWord, findWordOptions, findWords, findWordsById, type WordName } from './store.ts';

export function addWordRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.word.feed, async (context) => {
    const { text, ...request } = context.req.valid('json');
    const { total, rows } = await (text
      ? searchWords(database, { ...request, text }, request)
      : findWords(database, request, request));
    const cards = await presentCards(database, rows, request.tranLangCode);
    return context.json(presentFeed(request, total, cards), 200);
  });

  api.openapi(routes.word.entity, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name);
    const reader = { tranLangCode, locale: context.get('locale') };
    return context.json(await presentWord(database, word, reader), 200);
  });

  api.openapi(routes.word.record, async (context) => {
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name);
    const [card] = await presentCards(database, [word], tranLangCode);
    if (card === undefined) throw new ApplicationError('NotFound');
    return context.json(card, 200);
  });

  api.openapi(routes.word.translationRecord, async (context) => {
    const { id, tranLangCode } = context.req.valid('json');
    await findExistingWord(database, { id });
    const translations = await findTranslationsOfWords(database, [id], tranLangCode);
    return context.json({ id, tranLangCode, trans: translations.map(presentTranslation) }, 200);
  });

  api.openapi(routes.word.words, async (context) => {
    const { ids, tranLangCode } = context.req.valid('json');
    const words = await findWordsById(database, ids);
    return context.json({ data: await presentCards(database, words, tranLangCode) }, 200);
  });

  api.openapi(routes.word.options, async (context) => {
    const data = await findWordOptions(database, context.req.valid('json'));
    return context.json({ data }, 200);
  });
}

async function findExistingWord(database: Database, name: WordName) {
  const word = await findWord(database, name);
  if (word === undefined) throw new ApplicationError('NotFound');
  return word;
}
