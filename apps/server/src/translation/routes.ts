import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { viewerOf } from '../auth/caller.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentTranslationRecord } from './present.ts';
import { findTranslation, findTranslations } from './store.ts';

export function addTranslationRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.translation.feed, async (context) => {
    const request = context.req.valid('json');
    const { total, rows } = await findTranslations(
      database,
      { ...request, viewer: viewerOf(context) },
      request,
    );
    return context.json(presentFeed(request, total, rows.map(presentTranslationRecord)), 200);
  });

  api.openapi(routes.translation.record, async (context) => {
    const translation = await findTranslation(
      database,
      context.req.valid('json').id,
      viewerOf(context),
    );
    if (translation === undefined) throw new ApplicationError('NotFound');
    return context.json(presentTranslationRecord(translation), 200);
  });
}
