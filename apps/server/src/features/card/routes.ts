import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { callerIdOf } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { chooseSearchedWords } from '../word/search.ts';
import { chooseWords } from '../word/select-words.ts';
import { findExistingWord, findWordOptions, findWordsById } from '../word/store.ts';
import { presentCards, selectCards } from './cards.ts';

export function addCardRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.word.feed, async (context) => {
    const { text, ...request } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode: request.tranLangCode };
    const chosen = text
      ? chooseSearchedWords({ ...request, text }, request)
      : chooseWords(request, request);
    const words = await selectCards(database, chosen, options);
    return context.json(presentFeed(request, words), 200);
  });

  api.openapi(routes.word.record, async (context) => {
    const callerId = callerIdOf(context);
    const { tranLangCode, ...name } = context.req.valid('json');
    const word = await findExistingWord(database, name, callerId);
    const [card] = await presentCards(database, [word], { callerId, tranLangCode });
    return context.json(requireFound(card), 200);
  });

  api.openapi(routes.word.words, async (context) => {
    const { ids, tranLangCode } = context.req.valid('json');
    const callerId = callerIdOf(context);
    const words = await findWordsById(database, ids, callerId);
    const data = await presentCards(database, words, { callerId, tranLangCode });
    return context.json({ data }, 200);
  });

  api.openapi(routes.word.options, async (context) => {
    const data = await findWordOptions(database, context.req.valid('json'), callerIdOf(context));
    return context.json({ data }, 200);
  });
}
