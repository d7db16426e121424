import { routes } from '@wordhoard/contract';
import { requireFound } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { createWord } from './create-word.ts';
import { deleteWord, updateWord } from './update-word.ts';
import { findOwnWord } from './writing-store.ts';

export function addWordWritingRoutes(api: Api, services: Services): void {
  const { database } = services;
  answer(api, routes.word, {
    async create(creation, context) {
      const { contributionId, privacy, example, exampleDetails, grammar, ...named } = creation;
      const details = { example, exampleDetails, grammar };
      const creating = { ...context, contributionId, privacy, details };
      const id = await createWord(database, named, creating);
      return requireFound(await findOwnWord(database, id, context.caller.id));
    },

    async update({ example, exampleDetails, grammar, ...change }, context) {
      const details = { example, exampleDetails, grammar };
      const id = await updateWord(database, { ...change, details }, context);
      return requireFound(await findOwnWord(database, id, context.caller.id));
    },

    async delete({ id }, { caller }) {
      await deleteWord(services, caller, id);
      return { id };
    },
  });
}
