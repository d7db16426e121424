import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { readLinkChange } from '../../platform/http/link-request.ts';
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
  answer(api, routes.tag, {
    async feed({ wordId, ...request }, context) {
      return presentFeed(request, await findTagsOfWord(database, { ...context, wordId }, request));
    },

    async tagFeed({ langCode, text, ...request }, { locale }) {
      const filter = { langCode, text, locale };
      return presentFeed(request, await findTagsOfLanguage(database, filter, request));
    },

    record: ({ code }, context) => findExistingTag(database, code, context),

    async entity({ code, langCode, tranLangCode }, context) {
      const tag = await findExistingTag(database, code, context);
      const options = { callerId: context.caller?.id, tranLangCode };
      const tagged = { tagId: tag.id, langCode };
      return {
        ...tag,
        langCode,
        wordFeed: await findWordFeed(database, tagged, firstPage, options),
      };
    },

    async wordFeed({ code, langCode, tranLangCode, ...request }, context) {
      const { id: tagId } = await findExistingTag(database, code, context);
      const options = { callerId: context.caller?.id, tranLangCode };
      return findWordFeed(database, { tagId, langCode }, request, options);
    },

    options: async ({ text }, context) => ({ data: await findTagOptions(database, text, context) }),

    create: ({ code }, context) => createTag(database, checkCode(code), context),

    async link({ parentId: wordId, ...children }, context) {
      const links = readLinkChange(children);
      await linkTags(database, { ...links, wordId }, context);
      return links;
    },
  });
}

async function findWordFeed(
  database: Database,
  tagged: { tagId: string; langCode: string },
  request: FeedRequest,
  options: CardOptions,
) {
  const filter = { ...tagged, callerId: options.callerId };
  const { total, rows } = await findWordsOfTag(database, filter, request);
  const theme = getTagTheme(tagged.tagId);
  return presentFeed(request, {
    total,
    rows: await presentCards(database, rows, { ...options, theme }),
  });
}
