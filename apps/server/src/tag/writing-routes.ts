import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { callerOf } from '../auth/caller.ts';
import type { Api } from '../http/api.ts';
import { linkedAndUnlinked } from '../link/link-request.ts';
import { changeReaction } from '../reaction/change-reaction.ts';
import type { Services } from '../services.ts';
import { linkTags } from './link-tags.ts';
import { checkedCode } from './rules.ts';
import { addTag } from './writing-store.ts';

export function addTagWritingRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.tag.create, async (context) => {
    const tag = await addTag(database, checkedCode(context.req.valid('json').code));
    if (tag === undefined) throw new ApplicationError('CodeAlreadyExists');
    return context.json(tag, 200);
  });

  api.openapi(routes.tag.link, async (context) => {
    const { parentId: wordId, ...children } = context.req.valid('json');
    const links = linkedAndUnlinked(children);
    await linkTags(database, { ...links, wordId }, { caller: callerOf(context), now: now() });
    return context.json(links, 200);
  });

  api.openapi(routes.tag.reaction, async (context) => {
    const { id: entryId, reaction } = context.req.valid('json');
    const { id: userId } = callerOf(context);
    const judged = await changeReaction(database, 'tag', { entryId, userId, reaction });
    return context.json(judged, 200);
  });
}
