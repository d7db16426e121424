import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest } from '../base/link.ts';
import { postRoute } from '../base/route.ts';
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
import { reactionRoute } from '../contribution/contribution.ts';
import { tag, tagOfLanguage, tagRecord, tagWord } from './tag.ts';

const wordsOfTag = { code: tagCode, langCode, tranLangCode: tranLangCode.optional() };

export const tagRoutes = {
  feed: postRoute({
    path: '/front-tag-word/feed',
    access: 'anyone',
    summary: 'List the tags of a word',
    body: z.strictObject({ wordId: id, ...feedFields }),
    success: defineFeed(tagWord),
  }),
  tagFeed: postRoute({
    path: '/front-tag-word/tag-feed',
    access: 'anyone',
    summary: 'Search tags by part of their name; each counts its public words in the language',
    body: z.strictObject({ langCode, text: searchText.optional(), ...feedFields }),
    success: defineFeed(tagOfLanguage).openapi('TagFeed'),
  }),
  record: postRoute({
    path: '/front-tag-word/record',
    access: 'anyone',
    summary: 'Get a tag by its code',
    body: z.strictObject({ code: tagCode }),
    success: tagRecord,
    errors: ['NotFound'],
  }),
  entity: postRoute({
    path: '/front-tag-word/entity',
    access: 'anyone',
    summary: 'Get a tag with the first page of its words in a language',
    body: z.strictObject(wordsOfTag),
    success: tag,
    errors: ['NotFound'],
  }),
  wordFeed: postRoute({
    path: '/front-tag-word/word-feed',
    access: 'anyone',
    summary: 'List the words of a tag',
    body: z.strictObject({ ...wordsOfTag, ...feedFields }),
    success: wordFeed,
    errors: ['NotFound'],
  }),
  options: postRoute({
    path: '/front-tag-word/tag-options',
    access: 'anyone',
    summary: 'Complete the name of a tag',
    body: z.strictObject({ text: searchText }),
    success: defineData(tagRecord),
  }),
  create: postRoute({
    path: '/front-tag-word/create',
    access: 'learner',
    summary:
      'Create a tag, or get it if you have created it; its code has lowercase letters and single hyphens',
    body: z.strictObject({
      code: z.string().optional().openapi({ example: 'kitchen' }),
    }),
    success: tagRecord,
    errors: ['CodeRequired', 'CodeInvalid', 'CodeAlreadyExists'],
  }),
  link: postRoute({
    path: '/front-tag-word/link',
    access: 'learner',
    summary: 'Add tags to a word (the parent) or remove your tags from it',
    body: linkRequest,
    success: linkAnswer,
    errors: ['LinkResourceNotFound', 'TagWordInvalidUserId'],
  }),
  reaction: reactionRoute({
    path: '/front-tag-word/reaction',
    summary: 'React to a tag that somebody else added to a word',
  }),
};
