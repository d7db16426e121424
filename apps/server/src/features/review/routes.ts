import { routes } from '@wordhoard/contract';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { requireLearnersDay } from './activity.ts';
import { mergeHistories } from './merge-histories.ts';
import { proveWord } from './prove-word.ts';
import { restoreKnowing, setKnowing } from './set-knowing.ts';

export function addKnowingRoutes(api: Api, { database }: Services): void {
  answer(api, routes.knowing, {
    async set({ wordId, ...marking }, { caller, now }) {
      requireLearnersDay(marking.day, now);
      const marked = { wordIds: [wordId], ...marking };
      return { changed: await setKnowing(database, caller.id, marked, now) };
    },

    async setMany(marking, { caller, now }) {
      requireLearnersDay(marking.day, now);
      return { changed: await setKnowing(database, caller.id, marking, now) };
    },

    async restore({ changed }, { caller }) {
      return { restored: await restoreKnowing(database, caller.id, changed) };
    },

    prove(proving, { caller, now }) {
      requireLearnersDay(proving.day, now);
      return proveWord(database, caller.id, proving, now);
    },

    merge: ({ words }, { caller, now }) => mergeHistories(database, caller.id, words, now),
  });
}
