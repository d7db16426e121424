import { routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { type CardOptions, presentCards } from '../card/cards.ts';
import { findExistingTag, findWordsOfTag } from '../tag/store.ts';
import { getTagTheme } from '../word/theme.ts';

/** Routes of the words that have a tag. */
export function addTagWordRoutes(api: Api, { database }: Pick<Services, 'database'>): void {
  answer(api, routes.tag, {
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
