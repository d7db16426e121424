import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { v3 as nameBasedId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { readLinkChange } from '../../platform/http/link-request.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { tag, tagAuthor } from '../../schema/tag.ts';
import { lockUser } from '../user/store.ts';
import { checkCode, linkTags } from './link-tags.ts';
import {
  findExistingTag,
  findTag,
  findTagOptions,
  findTagsOfLanguage,
  findTagsOfWord,
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

    options: async ({ text }, context) => ({ data: await findTagOptions(database, text, context) }),

    create: ({ code }, context) => createTag(database, checkCode(code), context),

    async link({ parentId: wordId, ...children }, context) {
      const links = readLinkChange(children);
      await linkTags(database, { ...links, wordId }, context);
      return links;
    },
  });
}

const namespace = '5c1cf2a1-6f5a-4d8f-9c39-0c6a4f3f8a57';

/**
 * Creates a tag. Other learners do not see it before an admin approves it on a word. Two learners may
 * create the same tag without knowing of each other, so its id depends on its code only.
 *
 * @returns the tag, also if the caller has created it already
 * @throws CodeAlreadyExists if the caller sees a tag of others with this code
 */
function createTag(database: Database, code: string, context: SignedInContext) {
  const { caller } = context;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, caller.id);
    const existing = await findTag(transaction, code, context);
    if (existing !== undefined) {
      const isOwn = and(eq(tagAuthor.tagId, existing.id), eq(tagAuthor.userId, caller.id));
      if ((await transaction.$count(tagAuthor, isOwn)) > 0) return existing;
      throw new ApplicationError('CodeAlreadyExists');
    }
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    const id = nameBasedId(code, namespace);
    await transaction
      .insert(tag)
      .values({ id, code, wordCount: 0, status })
      .onConflictDoUpdate({
        target: tag.code,
        set: { status: sql`least(${tag.status}, excluded.status)` },
      });
    await transaction
      .insert(tagAuthor)
      .values({ tagId: id, userId: caller.id })
      .onConflictDoNothing();
    return { id, code, name: code, wordCount: 0 };
  });
}
