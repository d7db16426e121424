import { z } from '@hono/zod-openapi';
import { dataOf, feedFields, feedOf } from './feed.ts';
import { linkAnswer, linkRequest } from './link.ts';
import { reactionRoute } from './reaction.ts';
import { postRoute } from './route.ts';
import { id, langCode, searchText, tagCode, tranLangCode } from './scalar.ts';
import { tagRecord, tagWord } from './tag-record.ts';
import { wordFeed } from './word.ts';

export const tagRoutes = {
  feed: postRoute({
    path: '/front-tag-word/feed',
    access: 'anyone',
    summary: 'Tags of a word',
    body: z.strictObject({ wordId: id, ...feedFields }),
    success: feedOf(tagWord),
  }),
  record: postRoute({
    path: '/front-tag-word/record',
    access: 'anyone',
    summary: 'One tag by its code',
    body: z.strictObject({ code: tagCode }),
    success: tagRecord,
    errors: ['NotFound'],
  }),
  wordFeed: postRoute({
    path: '/front-tag-word/word-feed',
    access: 'anyone',
    summary: 'Words that carry a tag',
    body: z.strictObject({
      code: tagCode,
      langCode,
      tranLangCode: tranLangCode.optional(),
      ...feedFields,
    }),
    success: wordFeed,
    errors: ['NotFound'],
  }),
  options: postRoute({
    path: '/front-tag-word/tag-options',
    access: 'anyone',
    summary: 'Tags that begin with what is being typed',
    body: z.strictObject({ text: searchText }),
    success: dataOf(tagRecord),
  }),
  create: postRoute({
    path: '/front-tag-word/create',
    access: 'learner',
    summary: 'Make a tag: lowercase letters, with single hyphens between them',
    body: z.strictObject({
      code: z.string().optional().openapi({ example: 'kitchen' }),
    }),
    success: tagRecord,
    errors: ['CodeRequired', 'CodeInvalid', 'CodeAlreadyExists'],
    isCreating: true,
  }),
  link: postRoute({
    path: '/front-tag-word/link',
    access: 'learner',
    summary: 'Put tags on a word (the parent), or take one’s own off it',
    body: linkRequest,
    success: linkAnswer,
    errors: ['LinkResourceNotFound', 'TagWordInvalidUserId'],
  }),
  reaction: reactionRoute({
    path: '/front-tag-word/reaction',
    summary: 'Say whether a tag that somebody else put on a word belongs there',
  }),
};
