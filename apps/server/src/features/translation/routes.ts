import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { findExistingWord } from '../word/store.ts';
import { deleteTranslation, updateTranslation } from './change-translation.ts';
import { createTranslations } from './create-translations.ts';
import { pinTranslation } from './pin-translation.ts';
import { findTranslation, findTranslations, findTranslationsOfWords } from './store.ts';

export function addTranslationRoutes(api: Api, { database }: Services): void {
  answer(api, routes.word, {
    async translationRecord({ id, tranLangCode }, { caller }) {
      await findExistingWord(database, { id }, caller?.id);
      const filter = { callerId: caller?.id, langCode: tranLangCode };
      return { id, tranLangCode, trans: await findTranslationsOfWords(database, [id], filter) };
    },
  });

  answer(api, routes.translation, {
    async feed(request, { caller }) {
      const filter = { ...request, callerId: caller?.id };
      return presentFeed(request, await findTranslations(database, filter, request));
    },

    record: ({ id }, { caller }) => findTranslation(database, id, caller?.id),

    create: async (requested, context) => ({
      data: await createTranslations(database, requested, context),
    }),

    async update(change, context) {
      await updateTranslation(database, change, context);
      return findTranslation(database, change.id, context.caller.id);
    },

    async delete({ id }, { caller }) {
      await deleteTranslation(database, caller, id);
      return { id };
    },

    async pin(pin, { caller }) {
      await pinTranslation(database, caller.id, pin);
      return { tranId: pin.tranId, pinned: pin.pinned };
    },
  });
}
