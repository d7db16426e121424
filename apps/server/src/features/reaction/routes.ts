import { routes } from '@wordhoard/contract';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { changeReaction } from './change-reaction.ts';

export function addReactionRoutes(api: Api, { database }: Services): void {
  for (const kind of ['translation', 'image', 'recording', 'tag'] as const) {
    answer(api, routes[kind], {
      reaction: ({ id: entryId, reaction }, { caller }) =>
        changeReaction(database, kind, { entryId, reaction, userId: caller.id }),
    });
  }
}
