import { routes } from '@wordhoard/contract';
import type { Api } from '../../platform/http/api.ts';
import { requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { changeReaction } from './change-reaction.ts';

export function addReactionRoutes(api: Api, { database }: Services): void {
  for (const kind of ['translation', 'image', 'recording', 'tag'] as const) {
    api.openapi(routes[kind].reaction, async (context) => {
      const { id: entryId, reaction } = context.req.valid('json');
      const change = { entryId, reaction, userId: requireCaller(context).id };
      return context.json(await changeReaction(database, kind, change), 200);
    });
  }
}
