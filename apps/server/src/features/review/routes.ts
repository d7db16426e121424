import { routes } from '@wordhoard/contract';
import type { Api } from '../../platform/http/api.ts';
import { requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { requireLearnersDay } from './activity.ts';
import { mergeHistories } from './merge-histories.ts';
import { proveWord } from './prove-word.ts';
import { restoreKnowing, setKnowing } from './set-knowing.ts';

export function addKnowingRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.knowing.set, async (context) => {
    const { id } = requireCaller(context);
    const { wordId, knowing, day } = context.req.valid('json');
    requireLearnersDay(day, now());
    const marking = { wordIds: [wordId], knowing, day };
    return context.json({ changed: await setKnowing(database, id, marking, now()) }, 200);
  });

  api.openapi(routes.knowing.setMany, async (context) => {
    const { id } = requireCaller(context);
    const marking = context.req.valid('json');
    requireLearnersDay(marking.day, now());
    return context.json({ changed: await setKnowing(database, id, marking, now()) }, 200);
  });

  api.openapi(routes.knowing.restore, async (context) => {
    const { id } = requireCaller(context);
    const { changed } = context.req.valid('json');
    return context.json({ restored: await restoreKnowing(database, id, changed) }, 200);
  });

  api.openapi(routes.knowing.prove, async (context) => {
    const { id } = requireCaller(context);
    const proving = context.req.valid('json');
    requireLearnersDay(proving.day, now());
    return context.json(await proveWord(database, id, proving, now()), 200);
  });

  api.openapi(routes.knowing.merge, async (context) => {
    const { id } = requireCaller(context);
    const { words } = context.req.valid('json');
    return context.json(await mergeHistories(database, id, words, now()), 200);
  });
}
