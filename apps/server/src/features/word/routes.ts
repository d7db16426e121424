import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { getSignedInContext, requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { createWord } from './create-word.ts';
import { deleteWord, updateWord } from './update-word.ts';
import { findOwnWord } from './writing-store.ts';

export function addWordWritingRoutes(api: Api, services: Services): void {
  const { database } = services;
  api.openapi(routes.word.create, async (context) => {
    const caller = requireCaller(context);
    const { contributionId, privacy, example, exampleDetails, grammar, ...named } =
      context.req.valid('json');
    const id = await createWord(database, named, {
      ...getSignedInContext(context),
      contributionId,
      privacy,
      details: { example, exampleDetails, grammar },
    });
    return context.json(await findExistingWord(database, id, caller.id), 200);
  });

  api.openapi(routes.word.update, async (context) => {
    const caller = requireCaller(context);
    const { example, exampleDetails, grammar, ...change } = context.req.valid('json');
    const details = { example, exampleDetails, grammar };
    const id = await updateWord(database, { ...change, details }, getSignedInContext(context));
    return context.json(await findExistingWord(database, id, caller.id), 200);
  });

  api.openapi(routes.word.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteWord(services, requireCaller(context), id);
    return context.json({ id }, 200);
  });
}

async function findExistingWord(database: Database, id: string, userId: string) {
  const word = await findOwnWord(database, id, userId);
  if (word === undefined) throw new ApplicationError('NotFound');
  return word;
}
