import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import { viewerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { presentFeed } from '../feed/feed.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { presentCards } from '../word/cards.ts';
import { presentTagWord } from './present.ts';
import { findTag, findTagOptions, findTagsOfWord, findWordsOfTag, type TagRow } from './store.ts';

export function addTagRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.tag.feed, async (context) => {
    const request = context.req.valid('json');
    const looking = { wordId: request.wordId, viewer: viewerOf(context) };
    const { total, rows } = await findTagsOfWord(database, looking, request);
    return context.json(presentFeed(request, total, rows.map(presentTagWord)), 200);
  });

  api.openapi(routes.tag.record, async (context) => {
    return context.json(await findExistingTag(database, context.req.valid('json').code), 200);
  });

  api.openapi(routes.tag.wordFeed, async (context) => {
    const { code, langCode, tranLangCode, ...request } = context.req.valid('json');
    const viewer = viewerOf(context);
    const { id: tagId } = await findExistingTag(database, code);
    const { total, rows } = await findWordsOfTag(database, { tagId, langCode, viewer }, request);
    const cards = await presentCards(database, rows, { viewer, tranLangCode });
    return context.json(presentFeed(request, total, cards), 200);
  });

  api.openapi(routes.tag.options, async (context) => {
    const viewer = viewerOf(context);
    const data = await findTagOptions(database, context.req.valid('json').text, { viewer });
    return context.json({ data }, 200);
  });
}

async function findExistingTag(database: Database, code: string): Promise<TagRow> {
  const tag = await findTag(database, code);
  if (tag === undefined) throw new ApplicationError('NotFound');
  return tag;
}
