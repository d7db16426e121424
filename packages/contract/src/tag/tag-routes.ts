import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest } from '../base/link.ts';
import { defineRoutes, postRoute } from '../base/route.ts';
import {
  defineData,
  defineFeed,
  feedFields,
  id,
  langCode,
  searchText,
  tagCode,
  tranLangCode,
} from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { reactionCall } from '../contribution/contribution.ts';
import { tag, tagOfLanguage, tagRecord, tagWord } from './tag.ts';

const wordsOfTag = { code: tagCode, langCode, tranLangCode: tranLangCode.optional() };

export const tagRoutes = {
  ...defineRoutes('/front-tag-word', 'anyone', {
    feed: {
      summary: 'List the tags of a word',
      body: z.strictObject({ wordId: id, ...feedFields }),
      success: defineFeed(tagWord),
    },
    tagFeed: {
      summary: 'Search tags by part of their name; each counts its public words in the language',
      body: z.strictObject({ langCode, text: searchText.optional(), ...feedFields }),
      success: defineFeed(tagOfLanguage).openapi('TagFeed'),
    },
    record: {
      summary: 'Get a tag by its code',
      body: z.strictObject({ code: tagCode }),
      success: tagRecord,
      errors: ['NotFound'],
    },
    entity: {
      summary: 'Get a tag with the first page of its words in a language',
      body: z.strictObject(wordsOfTag),
      success: tag,
      errors: ['NotFound'],
    },
    wordFeed: {
      summary: 'List the words of a tag',
      body: z.strictObject({ ...wordsOfTag, ...feedFields }),
      success: wordFeed,
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-tag-word', 'learner', {
    create: {
      summary:
        'Create a tag, or get it if you have created it; its code has lowercase letters and single hyphens',
      body: z.strictObject({
        code: z.string().optional().openapi({ example: 'kitchen' }),
      }),
      success: tagRecord,
      errors: ['CodeRequired', 'CodeInvalid', 'CodeAlreadyExists'],
    },
    link: {
      summary: 'Add tags to a word (the parent) or remove your tags from it',
      body: linkRequest,
      success: linkAnswer,
      errors: ['LinkResourceNotFound', 'TagWordInvalidUserId'],
    },
    reaction: { summary: 'React to a tag that somebody else added to a word', ...reactionCall },
  }),
  options: postRoute({
    path: '/front-tag-word/tag-options',
    access: 'anyone',
    summary: 'Complete the name of a tag',
    body: z.strictObject({ text: searchText }),
    success: defineData(tagRecord),
  }),
};
