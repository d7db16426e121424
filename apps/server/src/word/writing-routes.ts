import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { callerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { createWord } from './create-word.ts';
import { updateWord } from './update-word.ts';
import { findOwnWord, type OwnWordRow } from './writing-store.ts';

export function addWordWritingRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.word.create, async (context) => {
    const caller = callerOf(context);
    const { privacy, example, ...named } = context.req.valid('json');
    const id = await createWord(database, named, { caller, now: now(), privacy, example });
    return context.json(await findExistingWord(database, id, caller.id), 200);
  });

  api.openapi(routes.word.update, async (context) => {
    const caller = callerOf(context);
    const change = context.req.valid('json');
    await updateWord(database, caller, change);
    return context.json(await findExistingWord(database, change.id, caller.id), 200);
  });
}

async function findExistingWord(
  database: Database,
  id: string,
  userId: string,
): Promise<OwnWordRow> {
  const word = await findOwnWord(database, id, userId);
  if (word === undefined) throw new ApplicationError('NotFound');
  return word;
}
