import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { callerOf } from '../auth/caller.ts';
import type { Api } from '../http/api.ts';
import { changeReaction } from '../reaction/change-reaction.ts';
import type { Services } from '../services.ts';
import { deleteTranslation, updateTranslation } from './change-translation.ts';
import { createTranslations } from './create-translations.ts';
import { pinTranslation } from './pin-translation.ts';
import { presentTranslationRecord } from './present.ts';
import { findTranslation } from './store.ts';

export function addTranslationWritingRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.translation.create, async (context) => {
    const creating = { caller: callerOf(context), now: now() };
    const data = await createTranslations(database, context.req.valid('json'), creating);
    return context.json({ data }, 200);
  });

  api.openapi(routes.translation.update, async (context) => {
    const caller = callerOf(context);
    const change = context.req.valid('json');
    await updateTranslation(database, caller, change);
    const translation = await findTranslation(database, change.id, caller.id);
    if (translation === undefined) throw new ApplicationError('NotFound');
    return context.json(presentTranslationRecord(translation), 200);
  });

  api.openapi(routes.translation.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteTranslation(database, callerOf(context), id);
    return context.json({ id }, 200);
  });

  api.openapi(routes.translation.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const { id: userId } = callerOf(context);
    const judged = await changeReaction(database, 'translation', { entryId, userId, reaction });
    return context.json(judged, 200);
  });

  api.openapi(routes.translation.pin, async (context) => {
    const { tranId, wordId, pinned } = context.req.valid('json');
    await pinTranslation(database, callerOf(context).id, { tranId, wordId, pinned });
    return context.json({ tranId, pinned }, 200);
  });
}
