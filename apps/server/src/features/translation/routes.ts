import { routes } from '@wordhoard/contract';
import { presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  callerIdOf,
  getSignedInContext,
  requireCaller,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { findExistingWord } from '../word/store.ts';
import { deleteTranslation, updateTranslation } from './change-translation.ts';
import { createTranslations } from './create-translations.ts';
import { pinTranslation } from './pin-translation.ts';
import { findTranslation, findTranslations, findTranslationsOfWords } from './store.ts';

export function addTranslationRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.word.translationRecord, async (context) => {
    const { id, tranLangCode } = context.req.valid('json');
    const callerId = callerIdOf(context);
    await findExistingWord(database, { id }, callerId);
    const filter = { callerId, langCode: tranLangCode };
    const trans = await findTranslationsOfWords(database, [id], filter);
    return context.json({ id, tranLangCode, trans }, 200);
  });

  api.openapi(routes.translation.feed, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...request, callerId: callerIdOf(context) };
    const translations = await findTranslations(database, filter, request);
    return context.json(presentFeed(request, translations), 200);
  });

  api.openapi(routes.translation.record, async (context) => {
    const { id } = context.req.valid('json');
    return context.json(await findTranslation(database, id, callerIdOf(context)), 200);
  });
}

export function addTranslationWritingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.translation.create, async (context) => {
    const creating = getSignedInContext(context);
    const data = await createTranslations(database, context.req.valid('json'), creating);
    return context.json({ data }, 200);
  });

  api.openapi(routes.translation.update, async (context) => {
    const { id: callerId } = requireCaller(context);
    const change = context.req.valid('json');
    await updateTranslation(database, change, getSignedInContext(context));
    return context.json(await findTranslation(database, change.id, callerId), 200);
  });

  api.openapi(routes.translation.delete, async (context) => {
    const { id } = context.req.valid('json');
    await deleteTranslation(database, requireCaller(context), id);
    return context.json({ id }, 200);
  });

  api.openapi(routes.translation.pin, async (context) => {
    const { tranId, wordId, pinned } = context.req.valid('json');
    await pinTranslation(database, requireCaller(context).id, { tranId, wordId, pinned });
    return context.json({ tranId, pinned }, 200);
  });
}
