import { routes } from '@wordhoard/contract';
import { wordKey } from '@wordhoard/contract/text';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { isAdmin } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { chooseSearchedWords } from '../word/search.ts';
import { chooseWords } from '../word/select-words.ts';
import { findExistingWord, findWordOptions, findWordsById } from '../word/store.ts';
import { presentCards, selectCards } from './cards.ts';

export function addCardRoutes(api: Api, { database }: Services): void {
  answer(api, routes.word, {
    async feed({ text, ...request }, { caller }) {
      const options = { callerId: caller?.id, tranLangCode: request.tranLangCode };
      const chosen = text
        ? chooseSearchedWords({ ...request, text, ownerId: caller?.id }, request)
        : chooseWords(request, request);
      return presentFeed(request, await selectCards(database, chosen, options));
    },

    async record({ tranLangCode, ...name }, { caller }) {
      const isModerator = caller && isAdmin(caller);
      const word = await findExistingWord(database, name, caller?.id, { isModerator });
      const options = { callerId: caller?.id, tranLangCode };
      const [card] = await presentCards(database, [word], options);
      return requireFound(card);
    },

    async words({ ids, tranLangCode }, { caller }) {
      const words = await findWordsById(database, ids, caller?.id);
      return { data: await presentCards(database, words, { callerId: caller?.id, tranLangCode }) };
    },

    async options({ tranLangCode, ...beginning }, { caller }) {
      const words = await findWordOptions(database, beginning, caller?.id);
      const key = wordKey(beginning.text);
      const unclear = words.filter((one) => one.hasHomographs || wordKey(one.text) === key);
      const options = { callerId: caller?.id, tranLangCode };
      const cards = await presentCards(database, unclear, options);
      const transOf = new Map(cards.map(({ id, trans }) => [id, trans]));
      return { data: words.map((word) => ({ ...word, trans: transOf.get(word.id) })) };
    },
  });
}
