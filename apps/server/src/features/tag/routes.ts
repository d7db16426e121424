import { routes } from '@wordhoard/contract';
import type { SortOrder } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { Api } from '../../platform/http/api.ts';
import { readLinkChange } from '../../platform/http/link-request.ts';
import {
  callerIdOf,
  getRequestContext,
  getSignedInContext,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, presentCards } from '../card/cards.ts';
import { getTagTheme } from '../word/theme.ts';
import { createTag } from './create-tag.ts';
import { checkCode, linkTags } from './link-tags.ts';
import {
  findExistingTag,
  findTagOptions,
  findTagsOfLanguage,
  findTagsOfWord,
  findWordsOfTag,
} from './store.ts';

export function addTagRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.tag.feed, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...getRequestContext(context), wordId: request.wordId };
    const tags = await findTagsOfWord(database, filter, request);
    return context.json(presentFeed(request, tags), 200);
  });

  api.openapi(routes.tag.tagFeed, async (context) => {
    const request = context.req.valid('json');
    const filter = { ...request, locale: context.get('locale') };
    const tags = await findTagsOfLanguage(database, filter, request);
    return context.json(presentFeed(request, tags), 200);
  });

  api.openapi(routes.tag.record, async (context) => {
    const { code } = context.req.valid('json');
    return context.json(await findExistingTag(database, code, getRequestContext(context)), 200);
  });

  api.openapi(routes.tag.entity, async (context) => {
    const { code, langCode, tranLangCode } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const tag = await findExistingTag(database, code, getRequestContext(context));
    const wordFeed = await findWordFeed(database, { tagId: tag.id, langCode }, firstPage, options);
    return context.json({ ...tag, langCode, wordFeed }, 200);
  });

  api.openapi(routes.tag.wordFeed, async (context) => {
    const { code, langCode, tranLangCode, ...request } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const { id: tagId } = await findExistingTag(database, code, getRequestContext(context));
    return context.json(await findWordFeed(database, { tagId, langCode }, request, options), 200);
  });

  api.openapi(routes.tag.options, async (context) => {
    const { text } = context.req.valid('json');
    const data = await findTagOptions(database, text, getRequestContext(context));
    return context.json({ data }, 200);
  });
}

async function findWordFeed(
  database: Database,
  tagged: { tagId: string; langCode: string },
  request: PageRequest & { sort?: SortOrder | undefined },
  options: CardOptions,
) {
  const filter = { ...tagged, callerId: options.callerId };
  const { total, rows } = await findWordsOfTag(database, filter, request);
  const theme = getTagTheme(tagged.tagId);
  const cards = await presentCards(database, rows, { ...options, theme });
  return presentFeed(request, { total, rows: cards });
}

export function addTagWritingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.tag.create, async (context) => {
    const code = checkCode(context.req.valid('json').code);
    return context.json(await createTag(database, code, getSignedInContext(context)), 200);
  });

  api.openapi(routes.tag.link, async (context) => {
    const { parentId: wordId, ...children } = context.req.valid('json');
    const links = readLinkChange(children);
    await linkTags(database, { ...links, wordId }, getSignedInContext(context));
    return context.json(links, 200);
  });
}
