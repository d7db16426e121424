import { routes } from '@wordhoard/contract';
import type { Api } from '../../platform/http/api.ts';
import { requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { changeReaction } from './change-reaction.ts';

export function addReactionRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.translation.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const change = { entryId, reaction, userId: requireCaller(context).id };
    return context.json(await changeReaction(database, 'translation', change), 200);
  });

  api.openapi(routes.image.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const change = { entryId, reaction, userId: requireCaller(context).id };
    return context.json(await changeReaction(database, 'image', change), 200);
  });

  api.openapi(routes.recording.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const change = { entryId, reaction, userId: requireCaller(context).id };
    return context.json(await changeReaction(database, 'recording', change), 200);
  });

  api.openapi(routes.tag.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const change = { entryId, reaction, userId: requireCaller(context).id };
    return context.json(await changeReaction(database, 'tag', change), 200);
  });
}
