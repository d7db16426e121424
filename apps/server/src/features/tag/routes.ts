import { routes } from '@wordhoard/contract';
import type { SortOrder } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { readLinkChange } from '../../platform/http/link-request.ts';
import {
  callerIdOf,
  getSignedInContext,
  requireCaller,
} from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, presentCards } from '../card/cards.ts';
import { getTagTheme } from '../word/theme.ts';
import { createTag } from './create-tag.ts';
import { checkCode, linkTags } from './link-tags.ts';
import {
  findTag,
  findTagOptions,
  findTagsOfLanguage,
  findTagsOfWord,
  findWordsOfTag,
  presentTag,
  presentTagWord,
  type TagRow,
} from './store.ts';

export function addTagRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.tag.feed, async (context) => {
    const request = context.req.valid('json');
    const filter = { wordId: request.wordId, callerId: callerIdOf(context) };
    const { total, rows } = await findTagsOfWord(database, filter, request);
    const tags = rows.map((row) => presentTagWord(row, context.get('locale')));
    return context.json(presentFeed(request, total, tags), 200);
  });

  api.openapi(routes.tag.tagFeed, async (context) => {
    const request = context.req.valid('json');
    const locale = context.get('locale');
    const filter = { ...request, locale };
    const { total, rows } = await findTagsOfLanguage(database, filter, request);
    const tags = rows.map((row) => presentTag(row, locale));
    return context.json(presentFeed(request, total, tags), 200);
  });

  api.openapi(routes.tag.record, async (context) => {
    const { code } = context.req.valid('json');
    const tag = await findExistingTag(database, code, callerIdOf(context));
    return context.json(presentTag(tag, context.get('locale')), 200);
  });

  api.openapi(routes.tag.entity, async (context) => {
    const { code, langCode, tranLangCode } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const tag = await findExistingTag(database, code, options.callerId);
    const wordFeed = await findWordFeed(database, { tagId: tag.id, langCode }, firstPage, options);
    return context.json({ ...presentTag(tag, context.get('locale')), langCode, wordFeed }, 200);
  });

  api.openapi(routes.tag.wordFeed, async (context) => {
    const { code, langCode, tranLangCode, ...request } = context.req.valid('json');
    const options = { callerId: callerIdOf(context), tranLangCode };
    const { id: tagId } = await findExistingTag(database, code, options.callerId);
    return context.json(await findWordFeed(database, { tagId, langCode }, request, options), 200);
  });

  api.openapi(routes.tag.options, async (context) => {
    const callerId = callerIdOf(context);
    const rows = await findTagOptions(database, context.req.valid('json').text, callerId);
    const data = rows.map((row) => presentTag(row, context.get('locale')));
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
  return presentFeed(request, total, cards);
}

async function findExistingTag(
  database: Database,
  code: string,
  callerId: string | undefined,
): Promise<TagRow> {
  const tag = await findTag(database, code, callerId);
  if (tag === undefined) throw new ApplicationError('NotFound');
  return tag;
}

export function addTagWritingRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.tag.create, async (context) => {
    const code = checkCode(context.req.valid('json').code);
    const tag = await createTag(database, code, requireCaller(context));
    return context.json(presentTag(tag, context.get('locale')), 200);
  });

  api.openapi(routes.tag.link, async (context) => {
    const { parentId: wordId, ...children } = context.req.valid('json');
    const links = readLinkChange(children);
    await linkTags(database, { ...links, wordId }, getSignedInContext(context));
    return context.json(links, 200);
  });
}
